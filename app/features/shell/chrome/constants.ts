/** viewer.md §9: categories that are in the header itself; the rest are in the overflow menu. */
export const INLINE_CATEGORIES = 3;
/** viewer.md §7, assets: drawn at 96 px for a height of 48. */
export const LOGO_KEY = 'public/static/logo.png';
