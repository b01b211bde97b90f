/** viewer.md §9: redirect countdowns. */
export const REDIRECT_SECONDS = 10;
