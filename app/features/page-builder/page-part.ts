/** Names the page itself among its parts. */
export const PAGE_PART = 'page';
/** Names the home of brands that have built none. */
export const CLASSIC_HOME = 'classicHome';
