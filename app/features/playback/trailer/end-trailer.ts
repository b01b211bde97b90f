let current: AbortController | null = null;

/** The one trailer of a page that plays: a new one ends the one before. */
export function beginTrailer(): AbortController {
  endTrailer();
  current = new AbortController();
  return current;
}

/** For what is looked at instead. */
export function endTrailer(): void {
  current?.abort();
  current = null;
}
