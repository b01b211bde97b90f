const RANGE = /^bytes=(\d+)-(\d+)$/;

/** Of "bytes=0-99"; null for an open or absent range. */
export function rangeLength(range: string | undefined): number | null {
  const [, first, last] = RANGE.exec(range ?? '') ?? [];
  return first && last ? Number(last) - Number(first) + 1 : null;
}

export function rangeStart(range: string | undefined): number | null {
  const first = RANGE.exec(range ?? '')?.[1];
  return first ? Number(first) : null;
}
