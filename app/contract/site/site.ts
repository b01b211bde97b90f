import * as v from 'valibot';
import { DATE_FORMATS } from '#app/contract/account.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { LanguageSchema, requiredText } from '#app/contract/primitives.ts';
import { defineKind } from './entity-kind.ts';
import { areDistinct, Currency, flag, Picture, requiredTexts, texts } from './fields.ts';

/** Of a brand that names none. */
export const DEFAULT_CURRENCY = 'USD';

/** The brand's name, languages and settings. */
export const SiteSchema = v.pipe(
  v.strictObject({
    title: requiredTexts(LIMITS.title),
    description: v.optional(texts(LIMITS.description), { en: '' }),
    /** Drawn for dark and for light surfaces; a site without them has the one logo for both. */
    logos: v.optional(v.strictObject({ on_dark: Picture, on_light: Picture })),
    /** In the order in which viewers choose from them. */
    languages: v.pipe(
      v.array(v.strictObject({ code: LanguageSchema, name: requiredText(100) })),
      v.minLength(1, 'must name a language'),
      v.maxLength(LIMITS.shortList),
      v.check((languages) => areDistinct(languages.map(({ code }) => code)), 'names one language twice'),
    ),
    default_language: LanguageSchema,
    date_format: v.optional(v.picklist(DATE_FORMATS), 'DDMMYYYY'),
    currency: v.optional(Currency, DEFAULT_CURRENCY),
    /** The home page is the published template, not the classic one of banners and lanes. */
    is_home_built: flag(false),
    content_refresh: flag(false),
    /** What is switched on, by its name: `rating`, `comments`. */
    modules: v.optional(v.record(requiredText(LIMITS.key), v.boolean()), {}),
  }),
  v.forward(
    v.partialCheck(
      [['languages'], ['default_language']],
      ({ languages, default_language }) => languages.some(({ code }) => code === default_language),
      'must be one of the languages',
    ),
    ['default_language'],
  ),
);

export const siteKind = defineKind('site', SiteSchema, { scope: 'site', isSingle: true });
