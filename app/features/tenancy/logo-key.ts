/** Of the brand's logo, on its asset host (viewer.md §7). */
export const LOGO_KEY = 'public/static/logo.png';
