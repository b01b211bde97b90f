import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Logos } from '#app/domain/themes/logo-choice.ts';
import { accountId, flag, json, type LocalizedText, localized, time } from './columns.ts';

export interface Language {
  code: string;
  displayName: string;
}

export interface Faq {
  question: string;
  answer: string;
}

export interface CommentRules {
  /** Between two comments of one viewer; 0 is no wait. */
  slow_mode_seconds: number;
  /** A comment with one of these is rejected. */
  blocked_words: string[];
}

/** Rich text, the social networks' addresses, or the questions of the FAQ. */
export type StaticContent = string | Record<string, string> | Faq[];

export const accounts = sqliteTable(
  'accounts',
  {
    accountId: text('account_id').primaryKey(),
    /** `ACTIVE`; anything else leaves `status` out of the account's config. */
    status: text('status').notNull(),
    allowedLanguages: json<Language[]>('allowed_languages').notNull(),
    defaultLanguage: text('default_language').notNull(),
    dateFormat: text('date_format').notNull(),
    /** `host[:port]` of the asset host, as the account's config shows it. */
    cfDomainName: text('cf_domain_name').notNull(),
    /** The hostname alone: the asset route finds the account by it. */
    assetHostname: text('asset_hostname').notNull(),
    odResourceAllowances: json<{ custom_template: boolean; content_refresh: boolean }>(
      'od_resource_allowances',
    ).notNull(),
    modulePermissions: json<Record<string, boolean>>('module_permissions').notNull(),
    metadata: json<{ title: LocalizedText; description: LocalizedText; logos?: Logos }>(
      'account_metadata',
    ).notNull(),
    /** Theme of the classic home page; the page builder's templates carry their own. */
    customTheme: json<{ name: string; colors?: Record<string, string> }>('custom_theme'),
    currency: text('currency').notNull().default('USD'),
    /** How viewers may write comments; set by the operator, see admin/comment-rules.ts. */
    commentRules: json<CommentRules>('comment_rules'),
    createdDate: time('created_date').notNull(),
    /** None of its brands is on the air: viewers' calls get 403, and nothing is charged. */
    suspendedTime: time('suspended_time'),
    /** All of its brands are deleted: there is no such account for anybody but the operator. */
    deletedTime: time('deleted_time'),
  },
  (table) => [
    uniqueIndex('accounts_asset_hostname').on(table.assetHostname),
    index('accounts_suspended').on(table.accountId).where(sql`suspended_time IS NOT NULL`),
  ],
);

export const staticPages = sqliteTable(
  'static_pages',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    /** ABOUT_US, TNC, PRIVACY_POLICY, COPYRIGHT, FAQ or SOCIAL_LINKS. */
    type: text('type').notNull(),
    title: localized('title').notNull(),
    visibleOnWebsite: flag('visible_on_website').notNull(),
    /** By language, like every text: `{ en: '<p>…</p>' }`, `{ en: { facebook: 'https://…' } }`. */
    content: json<Record<string, StaticContent>>('content').notNull(),
    pageUrl: text('page_url').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('static_pages_type').on(table.accountId, table.type),
  ],
);

export const auditEvents = sqliteTable(
  'audit_events',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    time: time('time').notNull(),
    /** Who did it: `operator`, `user:<id>` or `system`. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: json<Record<string, unknown>>('details'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('audit_events_time').on(table.accountId, table.time),
    // For the sweep, which goes through all accounts at once.
    index('audit_events_age').on(table.time),
  ],
);
