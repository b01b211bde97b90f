import { layoutPath } from '#app/features/page-builder/edit/fields/layout-value.ts';
import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';

/**
 * The field of a block's form that a finding is about: from `data.slide_data.0.heading.$t.ar`, or
 * `data/slide_data/#k3f/heading`, to `slide_data/#k3f/heading`. Null where it names none.
 */
export function fieldPath(way: string, data: Data | undefined): string | null {
  if (way.startsWith('data/')) return way.slice('data/'.length);
  const [top, ...segments] = way.split('.');
  if (top === 'config' && segments[0]) return layoutPath(segments[0]);
  if (top !== 'data') return null;
  const texts = segments.indexOf('$t');
  const path: string[] = [];
  let value: Json | undefined = data;
  for (const segment of texts === -1 ? segments : segments.slice(0, texts)) {
    const inner: Json | undefined = isList(value)
      ? value[Number(segment)]
      : isObject(value)
        ? value[segment]
        : undefined;
    path.push(isList(value) ? cardKey(value, segment) : segment);
    value = inner;
  }
  return path.length > 0 ? path.join('/') : null;
}

/** As forms name cards: by their id, or their number where they have none of their own. */
function cardKey(cards: readonly Json[], index: string): string {
  const ids = cards.map((card) => (isObject(card) && typeof card._id === 'string' ? card._id : ''));
  const id = ids[Number(index)] ?? '';
  return id === '' || ids.indexOf(id) !== Number(index) ? index : `#${id}`;
}
