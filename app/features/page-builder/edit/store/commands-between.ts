import type { Command } from '#app/lib/edit-document/command.ts';
import { difference } from '#app/lib/edit-document/difference.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';

/** What others did, where the log does not lead from what was seen to what there is. */
export function commandsBetween(before: EditDocument, after: EditDocument): Command[] {
  const known = new Map(before.blocks.map((block) => [block.id, block]));
  const now = new Set(after.blocks.map(({ id }) => id));
  // Cards that come from there have their ids.
  const newId = () => '';
  return [
    ...before.blocks.flatMap(({ id }): Command[] => (now.has(id) ? [] : [{ kind: 'remove', id }])),
    ...after.blocks.flatMap((block): Command[] => {
      const old = known.get(block.id);
      if (!old) return [{ kind: 'add', block }];
      const changes = difference(old, block, { language: before.language, newId });
      return old.at === block.at ? changes : [...changes, { kind: 'move', id: block.id, at: block.at }];
    }),
    ...[...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])].flatMap(
      (name): Command[] => {
        const value = after.fields[name];
        if (isSame(before.fields[name], value)) return [];
        return [{ kind: 'field', name, ...(value !== undefined && { value }) }];
      },
    ),
  ];
}
