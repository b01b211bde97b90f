/** Names the page itself among its parts. */
export const PAGE_PART = 'page';
