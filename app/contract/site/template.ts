import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import { ComponentsSchema, DOCUMENT_SIZE, hasDocumentSize } from './components.ts';
import { defineKind } from './entity-kind.ts';
import { flag, Position, texts } from './fields.ts';
import { ThemeChoiceSchema } from './theme.ts';

const DataSchema = v.optional(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((data) => hasDocumentSize(data), DOCUMENT_SIZE),
  ),
  {},
);

/** A home page built from blocks, with its theme, header and footer. The first published one is in use. */
export const HomeTemplateSchema = v.strictObject({
  /** For people of the brand: viewers see none. */
  name: v.optional(texts(LIMITS.name)),
  is_published: flag(false),
  selected_theme: v.optional(ThemeChoiceSchema),
  components: v.optional(ComponentsSchema, []),
  header: v.optional(v.strictObject({ component_key: v.picklist(HEADER_KEYS), data: DataSchema })),
  footer: v.optional(v.strictObject({ component_key: v.picklist(FOOTER_KEYS), data: DataSchema })),
  position: Position,
});

/** As many as sites read (app/contract/template.ts). */
export const MAX_HOMES = 50;

export const templateKind = defineKind('template', HomeTemplateSchema, { scope: 'site', atMost: MAX_HOMES });
