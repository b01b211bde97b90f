import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { LanguageSchema, requiredText, SafeUrlSchema } from '#app/contract/primitives.ts';
import { defineKind } from './entity-kind.ts';
import { areDistinct, flag, Position, requiredTexts } from './fields.ts';

export const INFO_PAGE_TYPES = [
  'ABOUT_US',
  'TNC',
  'PRIVACY_POLICY',
  'COPYRIGHT',
  'FAQ',
  'SOCIAL_LINKS',
] as const;

const QuestionsSchema = v.pipe(
  v.array(v.strictObject({ question: requiredText(LIMITS.value), answer: requiredText(LIMITS.description) })),
  v.maxLength(LIMITS.shortList),
);

/** A page that every brand has; its id is its type. */
export const InfoPageSchema = v.strictObject({
  title: requiredTexts(LIMITS.title),
  /** None where it is no page of its own, as the social networks. */
  page_url: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.url)), ''),
  is_visible: flag(true),
  /** By language: HTML; of FAQ its questions; of SOCIAL_LINKS the address by network. */
  content: v.pipe(
    v.record(
      LanguageSchema,
      v.union([
        v.pipe(v.string(), v.maxLength(LIMITS.richText)),
        QuestionsSchema,
        v.record(requiredText(LIMITS.key), SafeUrlSchema),
      ]),
    ),
    v.check((byLanguage) => Object.keys(byLanguage).length > 0, 'names no language: write { "en": "…" }'),
    v.check((byLanguage) => areDistinct(Object.keys(byLanguage)), 'names one language twice'),
  ),
  position: Position,
});

export const infoPageKind = defineKind('info-page', InfoPageSchema, { scope: 'site' });
