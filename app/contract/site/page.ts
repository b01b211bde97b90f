import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { requiredText } from '#app/contract/primitives.ts';
import { ComponentsSchema } from './components.ts';
import { defineKind } from './entity-kind.ts';
import { texts } from './fields.ts';

const shared = { page_url: requiredText(LIMITS.url), title: v.optional(texts(LIMITS.title)) };

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
