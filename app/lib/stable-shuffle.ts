/**
 * An order that looks like chance and is the same wherever and whenever the seed is. What is added or taken
 * away moves nothing else.
 */
export function stableShuffle<T>(items: readonly T[], seed: string, idOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, id: idOf(item), rank: hash(`${seed}/${idOf(item)}`) }))
    .sort((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1))
    .map(({ item }) => item);
}

/** FNV-1a, 32 bits, with a last stir: ids that differ in their last letter only would stay neighbours. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return (bits ^ (bits >>> 15)) >>> 0;
}
