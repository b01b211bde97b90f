import type { AnyBlockDefinition } from '#app/features/page-builder/block-definition.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { type BlockField, blockFields } from './block-fields.server.ts';

/** The text of block-forms.json; the same text for the same definitions. */
export function renderBlockForms(definitions: Readonly<Record<BlockKey, AnyBlockDefinition>>): string {
  const forms = BLOCK_KEYS.map((key) => {
    const fields = blockFields(definitions[key]).map(withPlainStart);
    return `  ${JSON.stringify(key)}: ${JSON.stringify(fields)}`;
  });
  return `{\n${forms.join(',\n')}\n}\n`;
}

/** A new card has what the sample's cards choose, and none of their words, pictures and links. */
function withPlainStart(field: BlockField): BlockField {
  if (field.kind === 'group') return { ...field, fields: field.fields.map(withPlainStart) };
  if (field.kind !== 'list') return field;
  const start = chosenOf(field.fields, field.start) ?? {};
  return { ...field, fields: field.fields.map(withPlainStart), start };
}

function chosenOf(fields: readonly BlockField[], value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const sample = new Map(Object.entries(value));
  const chosen = fields.flatMap((field): [string, unknown][] => {
    const own: unknown = sample.get(field.name);
    const start =
      field.kind === 'group'
        ? chosenOf(field.fields, own)
        : field.kind === 'choice' || field.kind === 'switch'
          ? own
          : undefined;
    return start === undefined ? [] : [[field.name, start]];
  });
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}
