/** The name of the control that holds the place of one that is chosen. */
export const placeName = (path: string, id: string) => `place:${path}:${id}`;

/** Ids that a form sends under a name, each once: by their places where they have them, the others behind. */
export function chosenIn(sent: URLSearchParams, path: string): string[] {
  const ids = [...new Set(sent.getAll(path).filter(Boolean))];
  const placed = ids.map((id) => ({ id, place: readPlace(sent.get(placeName(path, id))) }));
  return placed
    .sort((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)))
    .map(({ id }) => id);
}

/** `0.5` comes before the first, as people write it. */
function readPlace(typed: string | null): number {
  const place = Number((typed ?? '').trim().replace(',', '.') || Number.NaN);
  return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place;
}
