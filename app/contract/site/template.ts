import * as v from 'valibot';
import { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import { ComponentsSchema, DOCUMENT_SIZE, hasDocumentSize } from './components.ts';
import { defineKind } from './entity-kind.ts';
import { flag, Position } from './fields.ts';
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
  is_published: flag(false),
  selected_theme: v.optional(ThemeChoiceSchema),
  components: v.optional(ComponentsSchema, []),
  header: v.optional(v.strictObject({ component_key: v.picklist(HEADER_KEYS), data: DataSchema })),
  footer: v.optional(v.strictObject({ component_key: v.picklist(FOOTER_KEYS), data: DataSchema })),
  position: Position,
});

export const templateKind = defineKind('template', HomeTemplateSchema, { scope: 'site', atMost: 50 });
