/** As many as editor-colours.module.css has. */
const COLOURS = 6;

/** The colour of each editor by id: the same as long as they are here, and of two as long as there are enough. */
export function withColours(known: ReadonlyMap<string, number>, ids: readonly string[]): Map<string, number> {
  const colours = new Map([...known].filter(([id]) => ids.includes(id)));
  for (const id of ids) if (!colours.has(id)) colours.set(id, freeColour([...colours.values()]));
  return colours;
}

/** The first of those that fewest editors have. */
function freeColour(taken: readonly number[]): number {
  const uses = Array.from({ length: COLOURS }, (_, colour) => taken.filter((each) => each === colour).length);
  return uses.indexOf(Math.min(...uses));
}
