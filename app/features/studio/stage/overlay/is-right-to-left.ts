/** Without `:dir()`, which Chrome before 120 takes for a fault. */
export const isRightToLeft = (element: Element) =>
  element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl';
