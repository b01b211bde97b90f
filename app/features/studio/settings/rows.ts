import { type CardIntent, toCardIntent } from '#app/features/page-builder/edit/fields/card-intent.ts';
import type { Json } from '#app/lib/edit-document/document.ts';

/** Rows of a list after one of its buttons (`card-up:content/2`); those that are null are none. */
export function changedRows(
  rows: readonly (Json | null)[],
  path: string,
  intent: CardIntent | null,
): readonly Json[] {
  const at = rows.findIndex((_, index) => intent?.path === `${path}/${index}`);
  const isThere = (row: Json | null): row is Json => row !== null;
  const other = intent?.action === 'up' ? at - 1 : at + 1;
  const [row, neighbour] = [rows[at], rows[other]];
  if (at === -1) return rows.filter(isThere);
  if (intent?.action === 'delete') return rows.toSpliced(at, 1).filter(isThere);
  const isMove = intent?.action === 'up' || intent?.action === 'down';
  // The row for one more, which is null while it is empty, is no neighbour.
  if (!isMove || !row || !neighbour) return rows.filter(isThere);
  return rows.with(at, neighbour).with(other, row).filter(isThere);
}

/** The row for one more, whatever number it has. */
export const newRowOf = (list: string) => `${list}/new`;

/** The row that is open after the button of a list, null after other buttons. */
export function openRowAfter(sentIntent: string): string | null {
  const { action, path = '' } = toCardIntent(sentIntent) ?? {};
  const [list = '', index = '', inner] = path.split('/');
  if (path === '') return null;
  // Of an option, the field that has it.
  if (inner !== undefined) return `${list}/${index}`;
  if (action === 'add') return newRowOf(list);
  if (action === 'delete') return null;
  return `${list}/${Number(index) + (action === 'up' ? -1 : 1)}`;
}
