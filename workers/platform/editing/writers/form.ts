import type { ValueOf } from '#app/contract/site/kinds.ts';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { forms } from '#workers/platform/storage/schema/presentation.ts';

type Field = ValueOf<'form'>['fields'][number];

export const formWriter = tableWriter('form', {
  table: forms,
  id: 'id',
  toRow: (form) => ({
    heading: form.heading,
    subHeading: form.sub_heading ?? null,
    thumbnail: form.thumbnail ?? null,
    buttonText: form.button_text,
    isMinimised: form.is_minimised,
    isLoginRequired: form.is_login_required,
    isActive: form.is_active,
    entities: form.place,
    fields: form.fields.map(toStoredField),
  }),
  toValue: (row) => ({
    heading: row.heading,
    sub_heading: row.subHeading,
    thumbnail: row.thumbnail,
    button_text: row.buttonText,
    is_minimised: row.isMinimised,
    is_login_required: row.isLoginRequired,
    is_active: row.isActive,
    place: row.entities,
    fields: row.fields.map(toField),
  }),
});

/** As the wire has it, with texts by language in place of the viewer's. */
function toStoredField({ name, type, is_mandatory, options }: Field) {
  return {
    name: { $t: name },
    type,
    is_mandatory,
    value: '',
    options: options.map((texts) => ({ $t: texts })),
  };
}

function toField(stored: Record<string, unknown>) {
  const options = (stored.options as unknown[] | undefined) ?? [];
  return {
    name: toTexts(stored.name),
    type: stored.type,
    is_mandatory: stored.is_mandatory ?? false,
    options: options.map(toTexts),
  };
}

/** A text that names no language counts in all of them; English is what others fall back to. */
function toTexts(stored: unknown): unknown {
  return typeof stored === 'string' ? { en: stored } : (stored as { $t?: unknown } | null)?.$t;
}
