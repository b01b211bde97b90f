/** How many comments a page shows, and how many each "more" brings; as many of the replies of a thread. */
export const COMMENTS_STEP = 20;
/** How many replies open below a comment; a longer thread has a page of its own. */
export const REPLIES_SHOWN = 20;
/** Younger comments show how long ago they were written, older ones their date. */
export const RELATIVE_DAYS = 7;
/** A comment shows four lines; about this many characters fill them. */
export const LONG_COMMENT = 320;
