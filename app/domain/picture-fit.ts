export interface Size {
  width: number;
  height: number;
}

/** Of a place in a block; `of` are the cards it is of, where they differ. */
export type WantedSize = Size & { of?: string | undefined };

/** A picture of this share of the wanted size still looks sharp (edit-mode.md §10, Checks). */
const ENOUGH = 0.8;

export type Fit = { kind: 'fits' } | { kind: 'scaled-up'; percent: number };

/** Whether a picture fills its place, which it covers, without being scaled up so far that one sees it. */
export function fitOf(picture: Size, place: Size): Fit {
  const scale = Math.max(place.width / picture.width, place.height / picture.height);
  return scale * ENOUGH <= 1 ? { kind: 'fits' } : { kind: 'scaled-up', percent: Math.round(scale * 100) };
}

/** The size that a field wants: of the card as it is, or the largest; null where it wants none. */
export function wantedSize(sizes: readonly WantedSize[], card: string | undefined): Size | null {
  const own = sizes.find(({ of }) => of !== undefined && of === card);
  const [largest] = sizes.toSorted((a, b) => b.width - a.width);
  const { width, height } = own ?? largest ?? {};
  return width && height ? { width, height } : null;
}
