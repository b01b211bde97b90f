/** Hand-picked titles keep the order that they were picked in. */
export function inOrderOf<Item extends { content_id: string }>(
  ids: readonly string[],
  items: readonly Item[],
): Item[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ content_id }: Item) => places.get(content_id) ?? ids.length;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/** A new order each time (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    [mixed[last], mixed[chosen]] = [mixed[chosen] as Item, mixed[last] as Item];
  }
  return mixed;
}
