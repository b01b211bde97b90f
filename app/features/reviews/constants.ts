/** viewer.md §9: ratings go to 5, in half steps. */
export const MAX_STARS = 5;
/** How many reviews a page shows at first, and how many each "show more" adds. */
export const REVIEWS_STEP = 20;
/** A review's text shows four lines; about this many characters fill them. */
export const LONG_REVIEW = 320;
