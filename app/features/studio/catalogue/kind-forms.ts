import { DATE_FORMATS, RATING_PERMISSION } from '#app/contract/account.ts';
import type { StudioKind } from '#app/contract/entity-calls.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { ROW_KINDS } from '#app/contract/rows.ts';
import type { EntityField, FieldGroup } from './entity-field.ts';

const NAME: EntityField = { kind: 'texts', path: 'name', maxChars: LIMITS.name, isRequired: true };
const DESCRIPTION: EntityField = {
  ...{ kind: 'texts', path: 'description', maxChars: LIMITS.description, isLong: true },
};
const POSITION: EntityField = { kind: 'number', path: 'position', max: 1_000_000 };
const PORTRAIT: readonly EntityField[] = [
  { kind: 'picture', path: 'thumbnail' },
  { kind: 'picture', path: 'poster' },
];
const MAX_DAYS = 36_600;
const MAX_YEARS = 100;
/** All of the price again. */
const MAX_TAX_PERCENT = 100;
export const PER_PERCENT = 100;
const MAX_SERIAL = 100_000;
const MAX_USES = 1_000_000_000;
const MAX_WAIT_SECONDS = 3600;
const ACCESS: FieldGroup = {
  name: 'access',
  fields: [
    { kind: 'switch', path: 'is_restricted', otherwise: false },
    { kind: 'many', path: 'plans', of: 'plan' },
    { kind: 'many', path: 'ppv_plans', of: 'plan' },
    { kind: 'switch', path: 'is_login_required', otherwise: false },
  ],
};
const TITLE_PICTURES: FieldGroup = {
  name: 'pictures',
  fields: [
    { kind: 'picture', path: 'thumbnail' },
    { kind: 'picture', path: 'poster' },
    { kind: 'picture', path: 'preview' },
  ],
};
const TIMES: FieldGroup = {
  name: 'times',
  isExtra: true,
  fields: [
    { kind: 'time', path: 'publish_time' },
    { kind: 'time', path: 'release_time' },
  ],
};

/** What the studio has a form for. Fields that a form does not have stay as they are. */
export const KIND_FORMS = {
  title: [
    {
      name: 'main',
      fields: [
        { kind: 'texts', path: 'title', maxChars: LIMITS.title, isRequired: true },
        DESCRIPTION,
        { kind: 'choice', path: 'video_type', options: ['SPV', 'MPVP', 'MPVC', 'LIVE', 'VOD_LIVE'] },
        { kind: 'switch', path: 'is_published', otherwise: true },
      ],
    },
    TITLE_PICTURES,
    {
      name: 'film',
      fields: [
        { kind: 'one', path: 'asset', of: 'asset' },
        { kind: 'text', path: 'stream_link', maxChars: LIMITS.url, isCode: true },
        { kind: 'number', path: 'duration_seconds', max: LIMITS.secondsOfYears },
        { kind: 'text', path: 'trailer', maxChars: LIMITS.assetKey, isCode: true },
      ],
    },
    {
      name: 'place',
      fields: [
        { kind: 'many', path: 'categories', of: 'category' },
        { kind: 'many', path: 'genres', of: 'genre' },
        { kind: 'one', path: 'rating', of: 'rating' },
        { kind: 'people', path: 'people' },
        { kind: 'many', path: 'venues', of: 'venue' },
        { kind: 'text', path: 'original_language', maxChars: 35, isCode: true },
      ],
    },
    ACCESS,
    TIMES,
    {
      name: 'series',
      isExtra: true,
      fields: [
        { kind: 'one', path: 'parent', of: 'title', type: 'MPVP' },
        { kind: 'number', path: 'season', max: MAX_SERIAL },
        { kind: 'number', path: 'episode', max: MAX_SERIAL },
        { kind: 'number', path: 'serial_no', max: MAX_SERIAL },
      ],
    },
    {
      name: 'live',
      isExtra: true,
      fields: [
        { kind: 'switch', path: 'is_live', otherwise: false },
        { kind: 'time', path: 'live_expiry_time' },
        { kind: 'switch', path: 'live_comments_applicable', otherwise: false },
      ],
    },
  ],
  playlist: [
    {
      name: 'main',
      fields: [
        { kind: 'texts', path: 'title', maxChars: LIMITS.title, isRequired: true },
        DESCRIPTION,
        // One that follows from rules has no items of its own.
        { kind: 'many', path: 'items', of: 'title', isOrdered: true, unless: 'rules' },
        { kind: 'switch', path: 'is_published', otherwise: true },
      ],
    },
    TITLE_PICTURES,
    {
      name: 'place',
      fields: [
        { kind: 'many', path: 'categories', of: 'category' },
        { kind: 'many', path: 'genres', of: 'genre' },
        { kind: 'one', path: 'rating', of: 'rating' },
      ],
    },
    ACCESS,
    TIMES,
  ],
  category: [
    { name: 'main', fields: [NAME, { kind: 'switch', path: 'is_active', otherwise: true }, POSITION] },
  ],
  genre: [{ name: 'main', fields: [NAME, POSITION] }],
  rating: [
    {
      name: 'main',
      fields: [
        { kind: 'text', path: 'name', maxChars: LIMITS.name, isRequired: true },
        DESCRIPTION,
        { kind: 'number', path: 'age', max: MAX_YEARS },
        { kind: 'picture', path: 'icon' },
      ],
    },
  ],
  person: [
    {
      name: 'main',
      fields: [
        NAME,
        { kind: 'texts', path: 'bio', maxChars: LIMITS.description, isLong: true },
        ...PORTRAIT,
        POSITION,
      ],
    },
  ],
  venue: [
    {
      name: 'main',
      fields: [
        NAME,
        DESCRIPTION,
        { kind: 'texts', path: 'address', maxChars: LIMITS.value },
        ...PORTRAIT,
        POSITION,
      ],
    },
  ],
  channel: [
    {
      name: 'main',
      fields: [
        NAME,
        { kind: 'texts', path: 'title', maxChars: LIMITS.title },
        DESCRIPTION,
        { kind: 'picture', path: 'logo', isLogo: true },
        { kind: 'picture', path: 'thumbnail' },
        { kind: 'picture', path: 'banner' },
        { kind: 'many', path: 'categories', of: 'category' },
        POSITION,
      ],
    },
    {
      name: 'access',
      fields: [
        { kind: 'switch', path: 'is_restricted', otherwise: false },
        { kind: 'many', path: 'plans', of: 'plan' },
        { kind: 'many', path: 'ppv_plans', of: 'plan' },
      ],
    },
  ],
  plan: [
    {
      name: 'main',
      fields: [
        NAME,
        DESCRIPTION,
        { kind: 'money', path: 'amount_minor', isRequired: true },
        { kind: 'text', path: 'currency', maxChars: 3, isRequired: true, isCode: true },
        { kind: 'number', path: 'duration_days', min: 1, max: MAX_DAYS, isRequired: true },
        { kind: 'number', path: 'tax_rate', max: MAX_TAX_PERCENT, scale: PER_PERCENT },
        { kind: 'number', path: 'trial_days', max: LIMITS.trialDays },
        { kind: 'switch', path: 'is_active', otherwise: true },
        { kind: 'switch', path: 'is_ppv', otherwise: false },
        POSITION,
      ],
    },
  ],
  voucher: [
    {
      name: 'main',
      fields: [
        { kind: 'text', path: 'code', maxChars: LIMITS.code, isRequired: true, isCode: true },
        NAME,
        DESCRIPTION,
        { kind: 'choice', path: 'value_type', options: ['percentage', 'flat'] },
        { kind: 'reduction', path: 'value' },
        { kind: 'money', path: 'max_value_minor' },
        { kind: 'many', path: 'plans', of: 'plan', words: 'voucher_plans' },
        { kind: 'switch', path: 'is_active', otherwise: true, words: 'voucher_is_active' },
        { kind: 'switch', path: 'is_listed', otherwise: true },
      ],
    },
    {
      name: 'limits',
      fields: [
        { kind: 'time', path: 'starts_time' },
        { kind: 'time', path: 'ends_time' },
        { kind: 'number', path: 'usage_limit', min: 1, max: MAX_USES },
      ],
    },
  ],
  site: [
    {
      name: 'main',
      fields: [{ kind: 'texts', path: 'title', maxChars: LIMITS.title, isRequired: true }, DESCRIPTION],
    },
    {
      name: 'logos',
      fields: [
        { kind: 'picture', path: 'logos.on_dark', isLogo: true },
        { kind: 'picture', path: 'logos.on_light', isLogo: true },
      ],
    },
    {
      name: 'languages',
      fields: [
        { kind: 'languages', path: 'languages' },
        { kind: 'text', path: 'default_language', maxChars: 35, isRequired: true, isCode: true },
        { kind: 'choice', path: 'date_format', options: DATE_FORMATS },
        { kind: 'text', path: 'currency', maxChars: 3, isCode: true },
      ],
    },
    { name: 'viewers', fields: [{ kind: 'switch', path: `modules.${RATING_PERMISSION}`, otherwise: false }] },
  ],
  'comment-rules': [
    {
      name: 'main',
      fields: [
        { kind: 'number', path: 'slow_mode_seconds', max: MAX_WAIT_SECONDS },
        { kind: 'words', path: 'blocked_words' },
      ],
    },
  ],
  banner: [
    {
      name: 'main',
      fields: [
        { kind: 'picture', path: 'image' },
        { kind: 'one', path: 'title', of: 'title', words: 'banner_title' },
        { kind: 'text', path: 'url', maxChars: LIMITS.url, isCode: true },
        POSITION,
      ],
    },
  ],
  lane: [
    {
      name: 'main',
      fields: [
        NAME,
        { kind: 'choice', path: 'kind', options: ['', ...ROW_KINDS] },
        { kind: 'many', path: 'filters.category', of: 'category' },
        { kind: 'many', path: 'filters.sub_category', of: 'genre' },
        { kind: 'many', path: 'filters.content_ids', of: 'title', isOrdered: true },
        POSITION,
      ],
    },
  ],
} as const satisfies Partial<Record<StudioKind, readonly FieldGroup[]>>;
export type FormKind = keyof typeof KIND_FORMS;
export const FORM_KINDS = Object.keys(KIND_FORMS) as FormKind[];

export const isFormKind = (name: string): name is FormKind => Object.hasOwn(KIND_FORMS, name);

export const groupsOf = (kind: FormKind): readonly FieldGroup[] => KIND_FORMS[kind];
export const fieldsOf = (kind: FormKind): readonly EntityField[] =>
  groupsOf(kind).flatMap(({ fields }) => fields);

/** The switch that shows it to viewers or hides it, of kinds that have one. */
export function shownFieldOf(kind: FormKind): string | null {
  const paths = fieldsOf(kind).map(({ path }) => path);
  return ['is_published', 'is_active'].find((path) => paths.includes(path)) ?? null;
}

/** There is one of it, whose id is the kind's name; the contract's `isSingle`. */
export const isSingleKind = (kind: FormKind) => kind === 'site' || kind === 'comment-rules';
