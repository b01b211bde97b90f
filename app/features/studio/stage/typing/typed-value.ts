import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { wordsOf } from '#app/lib/edit-document/texts.ts';
import { segmentsOf, valueAt } from '#app/lib/edit-document/way.ts';

/** A field of a block, in the language in which it is edited. */
export interface TypedField {
  block: string;
  way: string;
  language: string;
}

/** What a text is in the edited language; null where it has none, and viewers see another language's. */
export function typedValue(document: EditDocument, { block, way, language }: TypedField): string | null {
  const segments = segmentsOf(way);
  const data = document.blocks.find(({ id }) => id === block)?.data;
  const found = segments && data ? valueAt(data, segments) : null;
  const words = found ? wordsOf(found.value, language, document.language) : undefined;
  return typeof words === 'string' ? words : null;
}

/** A text without words is taken away, as a form does it. */
export function typeCommand({ block, way, language }: TypedField, value: string): Command {
  return { kind: 'set', id: block, way, language, ...(value !== '' && { value }) };
}
