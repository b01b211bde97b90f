import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';

/** What makes an empty document the copy of another one; fields with these names are its own. */
export function copied({ blocks, fields }: EditDocument, ownFields: readonly string[]): Command[] {
  const others = Object.entries(fields).filter(([name]) => !ownFields.includes(name));
  return [
    ...others.map(([name, value]): Command => ({ kind: 'field', name, value })),
    ...blocks.map((block): Command => ({ kind: 'add', block })),
  ];
}
