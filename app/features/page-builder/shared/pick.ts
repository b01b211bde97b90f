/** For samples: one of a list for each index, from its start again after its end. */
export function pick<Item>(list: readonly Item[], index: number): Item | undefined {
  return list[index % list.length];
}
