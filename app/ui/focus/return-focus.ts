/**
 * Restores focus to the first of `places` that is still in the page, or else to its main element: focus that
 * is removed with its element begins anew at the top of the page, or nowhere.
 */
export function returnFocus(...places: (HTMLElement | null | undefined)[]): void {
  const place = places.find((one) => one?.isConnected);
  place?.focus();
  if (document.activeElement === document.body) focusMain();
}

export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
