import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AutoPayloadRow } from './catalogue.ts';
import { accountId, flag, json, localized, time } from './columns.ts';

/** What a classic lane shows; the same words as the filter calls use. */
export interface LaneFilters {
  category?: string[];
  sub_category?: string[];
  artists?: string[];
  venues?: string[];
  content_ids?: string[];
  video_types?: string[];
  system_defined?: AutoPayloadRow[];
  custom_defined?: AutoPayloadRow[];
}

export const banners = sqliteTable(
  'banners',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    imageS3Key: text('image_s3_key').notNull(),
    /** EXTERNAL_URL or CONTENT. */
    objectType: text('object_type').notNull(),
    objectId: text('object_id'),
    url: text('url'),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const swimlanes = sqliteTable(
  'swimlanes',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    name: localized('name').notNull(),
    /** One of ROW_KINDS; null for titles by their filters. */
    kind: text('kind'),
    filters: json<LaneFilters>('filters').notNull(),
    orderBy: text('order_by').notNull().default('created_date'),
    reverse: flag('reverse').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/**
 * Page-builder templates. Texts inside `components`, `header` and `footer` may be `{ "$t": { en, fr } }`
 * in place of a string; the answer carries the string of the viewer's language.
 */
export const templates = sqliteTable(
  'templates',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    /** For people of the brand. */
    name: localized('name'),
    isPublished: flag('is_published').notNull().default(false),
    selectedTheme: json<{ name: string; colors?: Record<string, string> }>('selected_theme'),
    components:
      json<{ id: string; data: Record<string, unknown>; config?: Record<string, unknown> }[]>(
        'components',
      ).notNull(),
    header: json<{ component_key: string; data: Record<string, unknown> }>('header'),
    footer: json<{ component_key: string; data: Record<string, unknown> }>('footer'),
    version: integer('version').notNull().default(1),
    modifiedDate: time('modified_date').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** An account's own colours for a theme's slots c1…c11, by theme name. */
export const themes = sqliteTable(
  'themes',
  {
    accountId: accountId(),
    name: text('name').notNull(),
    colors: json<Record<string, string>>('colors').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.name] })],
);

export const cmsPages = sqliteTable(
  'cms_pages',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    /** CUSTOM (components) or STATIC (rich text). */
    type: text('type').notNull(),
    pageUrl: text('page_url').notNull(),
    /** Earlier ones, oldest first. */
    oldUrls: json<string[]>('old_urls'),
    title: localized('title'),
    content: localized('content'),
    components:
      json<{ id: string; data: Record<string, unknown>; config?: Record<string, unknown> }[]>('components'),
    version: integer('version').notNull().default(1),
    modifiedDate: time('modified_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('cms_pages_url').on(table.accountId, table.type, table.pageUrl),
  ],
);

export const forms = sqliteTable(
  'forms',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    heading: localized('heading').notNull(),
    subHeading: localized('sub_heading'),
    thumbnail: text('thumbnail'),
    buttonText: localized('button_text').notNull(),
    isMinimised: flag('is_minimised').notNull().default(false),
    isLoginRequired: flag('is_login_required').notNull().default(false),
    isActive: flag('is_active').notNull().default(true),
    entities: json<{ type: string; data: { id?: string; page_url?: string }[] }>('entities').notNull(),
    /** Texts may be `{ "$t": … }`, as in templates. */
    fields: json<Record<string, unknown>[]>('fields').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const formResponses = sqliteTable(
  'form_responses',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    formId: text('form_id').notNull(),
    userId: text('user_id'),
    fields: json<Record<string, unknown>[]>('fields').notNull(),
    createdDate: time('created_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('form_responses_form').on(table.accountId, table.formId, table.createdDate),
  ],
);
