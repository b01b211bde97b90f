interface Connection {
  saveData?: boolean;
}

const UNWANTED = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether pictures may move by themselves: never where motion is unwanted or bytes are to be saved. */
export function mayLoop(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !UNWANTED.some((query) => matchMedia(query).matches);
}

/** Nor where there is nothing to hover with: phones play a trailer when it is pressed. */
export function mayPlayTrailers(): boolean {
  return mayLoop() && !matchMedia('(hover: none)').matches;
}
