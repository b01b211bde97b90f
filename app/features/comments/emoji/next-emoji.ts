interface Placed {
  offsetTop: number;
  offsetLeft: number;
}

/**
 * Where an arrow leads from `current`: the next or the one before in reading order, or the nearest of the row below or
 * above. Null is back to the search; undefined is nowhere. From the search, down leads to the first.
 */
export function nextEmoji<B extends Placed>(
  all: readonly B[],
  current: unknown,
  key: string,
  { isRightToLeft = false } = {},
): B | null | undefined {
  const index = all.indexOf(current as B);
  const at = all[index];
  if (!at) return key === 'ArrowDown' ? all[0] : undefined;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return all[index + 1];
  if (key === backward) return all[index - 1];
  if (key === 'ArrowDown') return nearest(all.slice(index), at);
  if (key === 'ArrowUp') return nearest(all.slice(0, index).reverse(), at) ?? null;
  return undefined;
}

/** Of the first row in `way` that is another than `from`'s. */
function nearest<B extends Placed>(way: readonly B[], from: B): B | undefined {
  const other = way.find(({ offsetTop }) => offsetTop !== from.offsetTop);
  const row = way.filter(({ offsetTop }) => offsetTop === other?.offsetTop);
  return row.sort(
    (a, b) => Math.abs(a.offsetLeft - from.offsetLeft) - Math.abs(b.offsetLeft - from.offsetLeft),
  )[0];
}
