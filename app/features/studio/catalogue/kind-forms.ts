import type { StudioKind } from '#app/contract/entity-calls.ts';
import { LIMITS } from '#app/contract/limits.ts';

/** A field of an entity's form; `path` is the field of its kind's schema (contract/site). */
export type EntityField =
  /** A text in each of the brand's languages. */
  | { kind: 'texts'; path: string; maxChars: number; isLong?: true; isRequired?: true }
  | { kind: 'text'; path: string; maxChars: number; isRequired?: true; isCode?: true }
  /** `scale` is how many of what is stored are one of what is typed: hundredths of a percent. */
  | { kind: 'number'; path: string; max: number; min?: number; isRequired?: true; scale?: number }
  /** In the unit that people count in; stored in the smallest one of the currency in the field `currency`. */
  | { kind: 'money'; path: string; isRequired?: true }
  | { kind: 'switch'; path: string; otherwise: boolean }
  | { kind: 'choice'; path: string; options: readonly string[] }
  /** One, or any number, of another kind; of titles, of one `video_type` alone. */
  | { kind: 'one' | 'many'; path: string; of: StudioKind; type?: string }
  /** People by what they did. */
  | { kind: 'people'; path: string }
  | { kind: 'time'; path: string }
  /** The key of a picture. */
  | { kind: 'picture'; path: string };

export interface FieldGroup {
  /** A text `group_…` of namespace `studio`; the first group has no heading. */
  name: string;
  fields: readonly EntityField[];
  /** Closed until it is wanted, unless something is in it. */
  isExtra?: true;
}

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
const PER_PERCENT = 100;
const MAX_SERIAL = 100_000;

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
    {
      name: 'pictures',
      fields: [
        { kind: 'picture', path: 'thumbnail' },
        { kind: 'picture', path: 'poster' },
        { kind: 'picture', path: 'preview' },
      ],
    },
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
    {
      name: 'access',
      fields: [
        { kind: 'switch', path: 'is_restricted', otherwise: false },
        { kind: 'many', path: 'plans', of: 'plan' },
        { kind: 'many', path: 'ppv_plans', of: 'plan' },
        { kind: 'switch', path: 'is_login_required', otherwise: false },
      ],
    },
    {
      name: 'times',
      isExtra: true,
      fields: [
        { kind: 'time', path: 'publish_time' },
        { kind: 'time', path: 'release_time' },
      ],
    },
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
        { kind: 'picture', path: 'logo' },
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
} as const satisfies Partial<Record<StudioKind, readonly FieldGroup[]>>;
export type FormKind = keyof typeof KIND_FORMS;
export const FORM_KINDS = Object.keys(KIND_FORMS) as FormKind[];

export const isFormKind = (name: string): name is FormKind => Object.hasOwn(KIND_FORMS, name);

export const groupsOf = (kind: FormKind): readonly FieldGroup[] => KIND_FORMS[kind];
export const fieldsOf = (kind: FormKind): readonly EntityField[] =>
  groupsOf(kind).flatMap(({ fields }) => fields);

/** The field that an entity is known by. */
export const nameFieldOf = (kind: FormKind) => (kind === 'title' ? 'title' : 'name');

/** The switch that shows it to viewers or hides it, of kinds that have one. */
export const shownFieldOf = (kind: FormKind): string | null =>
  kind === 'title' ? 'is_published' : kind === 'category' || kind === 'plan' ? 'is_active' : null;
