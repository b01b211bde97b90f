import { readWire } from '#app/contract/reading.ts';
import type { Component } from '#app/contract/template.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import type { BlockMarks } from '#app/features/page-builder/edit/store/store-types.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { markData } from './mark-data.ts';

/**
 * The view of a block with tokens in place of its texts and pictures (edit-mode.md §6). Null where it has none, or
 * where it would not be drawn as the block's own view is: then the block is edited in its form.
 */
export function markView({ data }: Pick<Component, 'data'>, { key, view }: PlacedBlock): BlockMarks | null {
  const { schema, toView } = definitions[key];
  const marked = markData(key, data);
  if (Object.keys(marked.fields).length === 0) return null;
  const read = readWire(schema, marked.data);
  const markedView = read.ok ? toView(read.value) : null;
  return markedView !== null && isOneShape(view, markedView)
    ? { view: markedView, fields: marked.fields }
    : null;
}

/** The same fields and lists, with other texts. */
function isOneShape(one: unknown, other: unknown): boolean {
  if (typeof one !== typeof other || Array.isArray(one) !== Array.isArray(other)) return false;
  if (typeof one === 'string') return (one === '') === (other === '');
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const [names, otherNames] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === otherNames.length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isOneShape(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}
