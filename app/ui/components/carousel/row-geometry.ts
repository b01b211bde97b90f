/** A row or column of slides as the stylesheet laid it out; in pixels along it, from where it starts. */
export interface RowGeometry {
  isVertical: boolean;
  isRightToLeft: boolean;
  /** Of the track, from edge to edge. */
  length: number;
  /** Where the first slide starts: every slide comes to rest there. */
  start: number;
  spacing: number;
  sizes: readonly number[];
}

export function measureRow(track: HTMLElement, slides: readonly HTMLElement[]): RowGeometry {
  const { flexDirection, direction, columnGap, rowGap, paddingBlockStart, paddingInlineStart } =
    getComputedStyle(track);
  const isVertical = flexDirection === 'column';
  const sizeOf = (element: HTMLElement) => element.getBoundingClientRect()[isVertical ? 'height' : 'width'];
  return {
    isVertical,
    isRightToLeft: !isVertical && direction === 'rtl',
    length: sizeOf(track),
    start: Number.parseFloat(isVertical ? paddingBlockStart : paddingInlineStart) || 0,
    spacing: Number.parseFloat(isVertical ? rowGap : columnGap) || 0,
    sizes: slides.map(sizeOf),
  };
}

/** Enough slides to go round: while one leaves, the others fill the track. */
export function canLoop({ length, spacing, sizes }: RowGeometry): boolean {
  const loopLength = sizes.reduce((sum, size) => sum + size + spacing, 0);
  return loopLength >= length + Math.max(...sizes);
}

/**
 * keen-slider's own terms: in lengths of the track. A row that cannot go round ends as it starts, with its
 * last slides at its end; one that has room for all of them stays where it is.
 */
export function toTrackConfig(geometry: RowGeometry) {
  const { length, start, spacing, sizes } = geometry;
  const total = sizes.reduce((sum, size) => sum + size + spacing, -spacing);
  const stays = canLoop(geometry) || total <= length - 2 * start;
  let before = 0;
  return sizes.map((size) => {
    const atEnd = length - start - (total - before);
    before += size + spacing;
    const origin = stays ? start : Math.max(start, atEnd);
    return { size: size / length, spacing: spacing / length, origin: origin / length };
  });
}

/** How many positions the row can have; the last slides of one that ends share theirs. */
export function countStops(geometry: RowGeometry): number {
  const { length, start, spacing, sizes } = geometry;
  if (canLoop(geometry)) return sizes.length;
  const total = sizes.reduce((sum, size) => sum + size + spacing, -spacing);
  const end = total - (length - 2 * start);
  let place = 0;
  // A fraction of a pixel is no move.
  const last = sizes.findIndex((size) => {
    const isEnd = place >= end - 1;
    place += size + spacing;
    return isEnd;
  });
  return (last < 0 ? sizes.length - 1 : last) + 1;
}

/** Where the stylesheet put each slide, from the track's left or upper edge. */
export function naturalPlaces({ isRightToLeft, length, start, spacing, sizes }: RowGeometry): number[] {
  let place = start;
  return sizes.map((size) => {
    const from = place;
    place += size + spacing;
    return isRightToLeft ? length - from - size : from;
  });
}
