import * as v from 'valibot';
import { AccountIdSchema } from './account-id.ts';
import { AssetHostSchema } from './asset-host.ts';
import { LIMITS } from './limits.ts';
import {
  AssetKeySchema,
  DescriptionSchema,
  LanguageSchema,
  RichTextSchema,
  requiredText,
  SafeUrlSchema,
  StatusSchema,
  TitleSchema,
  text,
} from './primitives.ts';
import {
  alsoRead,
  coerced,
  dispensable,
  lenientArray,
  lenientRecord,
  maybe,
  orElse,
  plainObject,
} from './reading.ts';

export const DATE_FORMATS = ['DDMMYYYY', 'MMDDYYYY', 'YYYYMMDD', 'YYYYDDMM'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/**
 * The host of the account's files as a backend may spell it: with a scheme, a slash at its end, in capitals.
 * With a path or credentials it is none: keys lie below the host itself.
 */
export const AssetHostSpellingSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.url),
  v.transform((url) =>
    url
      .trim()
      .toLowerCase()
      .replace(/^(?:https?:)?\/\//, '')
      .replace(/\/$/, ''),
  ),
  AssetHostSchema,
);

const AllowedLanguageSchema = v.pipe(
  v.object({ code: LanguageSchema, displayName: dispensable(requiredText(100)) }),
  v.transform(({ code, displayName }) => ({ code, displayName: displayName ?? code })),
);

/** What each module allows, by its name. */
const PermissionsSchema = lenientRecord(coerced(v.boolean()), LIMITS.shortList, LIMITS.key);

/** The names of what is allowed. */
const PermissionListSchema = v.pipe(
  lenientArray(text(LIMITS.key), LIMITS.shortList),
  v.transform((names) => Object.fromEntries(names.map((name) => [name.toLowerCase(), true]))),
);

/** Colour slots are parsed as colours by the themes feature; here they are bounded text. */
export const ThemeChoiceSchema = v.object({
  name: text(LIMITS.key),
  colors: maybe(lenientRecord(text(LIMITS.key), 16, 3)),
});
export type ThemeChoice = v.InferOutput<typeof ThemeChoiceSchema>;

/** Keys of the brand's logo as it is drawn for dark and for light surfaces, beside the one of viewer.md §7. */
const LogosSchema = v.object({ on_dark: maybe(AssetKeySchema), on_light: maybe(AssetKeySchema) });

/**
 * The account's configuration. Readable without a `status` means inactive (viewer.md §4), so an inactive
 * account may leave everything else out; so may an active one, which then has the defaults and the asset host
 * of its tenant's record.
 */
export const AccountConfigSchema = plainObject({
  account_id: maybe(AccountIdSchema),
  status: maybe(StatusSchema, () => 'ACTIVE' as const),
  allowed_languages: orElse(lenientArray(AllowedLanguageSchema, LIMITS.shortList), () => []),
  default_language: orElse(LanguageSchema, () => 'en'),
  date_format: orElse(v.fallback(v.picklist(DATE_FORMATS), 'DDMMYYYY'), () => 'DDMMYYYY' as const),
  cf_domain_name: maybe(alsoRead(AssetHostSchema, AssetHostSpellingSchema)),
  od_resource_allowances: orElse(
    v.object({
      custom_template: orElse(v.boolean(), () => false),
      content_refresh: orElse(v.boolean(), () => false),
    }),
    () => ({ custom_template: false, content_refresh: false }),
  ),
  module_permissions: orElse(alsoRead(PermissionsSchema, PermissionListSchema), () => ({})),
  account_metadata: orElse(
    v.object({
      title: orElse(TitleSchema, () => ''),
      description: orElse(DescriptionSchema, () => ''),
      logos: maybe(LogosSchema),
    }),
    () => ({ title: '', description: '' }),
  ),
  custom_theme: maybe(ThemeChoiceSchema),
  razorpay_key_id: maybe(
    v.pipe(requiredText(512), v.description('for Razorpay payments that come without a `key_id`')),
  ),
});
export type AccountConfig = v.InferOutput<typeof AccountConfigSchema>;

/** viewer.md §2 and §4: reviews and ratings show only with this permission. */
export const RATING_PERMISSION = 'rating';

export const SOCIAL_NETWORKS = [
  'facebook',
  'twitter',
  'instagram',
  'telegram',
  'youtube',
  'bitchute',
  'tiktok',
  'rumble',
  'boxcast',
] as const;

const pageFields = {
  title: orElse(TitleSchema, () => ''),
  visible_on_website: orElse(v.boolean(), () => false),
  page_url: orElse(text(LIMITS.url), () => ''),
};

const FaqEntrySchema = v.object({
  question: requiredText(LIMITS.value),
  answer: dispensable(RichTextSchema, () => ''),
});

const RichTextPageSchema = v.object({
  type: v.picklist(['ABOUT_US', 'TNC', 'PRIVACY_POLICY', 'COPYRIGHT']),
  ...pageFields,
  content: orElse(RichTextSchema, () => ''),
});

const FaqPageSchema = v.object({
  type: v.literal('FAQ'),
  ...pageFields,
  content: orElse(lenientArray(FaqEntrySchema, LIMITS.shortList), () => []),
});

const SocialLinksPageSchema = v.object({
  type: v.literal('SOCIAL_LINKS'),
  ...pageFields,
  // No page of its own that could be hidden.
  visible_on_website: orElse(v.boolean(), () => true),
  content: orElse(lenientRecord(SafeUrlSchema, LIMITS.shortList, LIMITS.key), () => ({})),
});

/** What `content` is follows from `type`: html, FAQ entries, or network to URL. */
export const StaticPageSchema = v.variant('type', [RichTextPageSchema, FaqPageSchema, SocialLinksPageSchema]);
export type StaticPage = v.InferOutput<typeof StaticPageSchema>;
export type StaticPageType = StaticPage['type'];
export type FaqEntry = v.InferOutput<typeof FaqEntrySchema>;

export const StaticPageListSchema = lenientArray(StaticPageSchema, LIMITS.shortList);
