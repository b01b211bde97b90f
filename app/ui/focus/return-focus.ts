/**
 * Gives the focus to the first of `places` that still stands in the page, and, where none does, to its main part: a
 * focus that goes with what was removed begins anew at the top of the page, or nowhere.
 */
export function returnFocus(...places: (HTMLElement | null | undefined)[]): void {
  const place = places.find((one) => one?.isConnected);
  place?.focus();
  if (document.activeElement === document.body) focusMain();
}

export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
