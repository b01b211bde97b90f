import type { Command } from '#app/lib/edit-document/command.ts';
import { difference } from '#app/lib/edit-document/difference.ts';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import type { ReadForm } from './read-form.ts';

/**
 * The commands that make of a block what its form has, field by field: two editors who save different fields of
 * one block change nothing of each other's.
 */
export function toCommands(
  block: EditedBlock,
  { data, config }: Pick<ReadForm, 'data' | 'config'>,
  { ownLanguage, newId }: { ownLanguage: string; newId: () => string },
): Command[] {
  return difference(block, { data, config }, { language: ownLanguage, newId });
}
