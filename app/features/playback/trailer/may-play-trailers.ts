interface Connection {
  saveData?: boolean;
}

/** Never where there is nothing to hover with, where motion is unwanted or where bytes are to be saved. */
export function mayPlayTrailers(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isUnwanted = [
    '(hover: none)',
    '(prefers-reduced-motion: reduce)',
    '(prefers-reduced-data: reduce)',
  ].some((query) => matchMedia(query).matches);
  return !isUnwanted && connection?.saveData !== true;
}
