/** viewer.md §8: toasts show for 2 s. */
export const TOAST_MS = 2000;
/** An error is read, not glanced at. */
export const ERROR_TOAST_MS = 6000;
/** What can be taken back must be read, decided and reached. */
export const ACTION_TOAST_MS = 8000;
