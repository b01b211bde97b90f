/** Of `navigator.connection`, where a browser tells it. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether more may be fetched than was asked for: not on a line that is slow or that its owner wants spared. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return false;
  return !matchMedia('(prefers-reduced-data: reduce)').matches;
}
