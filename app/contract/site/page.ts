import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { MAX_OLD_URLS } from '#app/contract/pages.ts';
import { requiredText } from '#app/contract/primitives.ts';
import { ComponentsSchema } from './components.ts';
import { defineKind } from './entity-kind.ts';
import { areDistinct, texts } from './fields.ts';

const shared = {
  page_url: requiredText(LIMITS.url),
  /** Addresses that it had, which lead to the one that it has. A changed one is added as it is written. */
  old_urls: v.optional(
    v.pipe(
      v.array(requiredText(LIMITS.url)),
      v.maxLength(MAX_OLD_URLS, `must have at most ${MAX_OLD_URLS} addresses`),
      v.check((urls) => areDistinct(urls), 'names one address twice'),
    ),
  ),
  title: v.optional(texts(LIMITS.title)),
};

/** A page of its own: built from blocks, or rich text. */
export const PageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('CUSTOM'), ...shared, components: v.optional(ComponentsSchema, []) }),
  v.strictObject({
    type: v.literal('STATIC'),
    ...shared,
    /** HTML by language. */
    content: v.optional(texts(LIMITS.richText), { en: '' }),
  }),
]);

export const pageKind = defineKind('page', PageSchema, { scope: 'site', atMost: 200 });
