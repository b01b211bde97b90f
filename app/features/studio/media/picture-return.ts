/** `?to=stage`: once a picture is chosen, to the page where it lies, and not to its block's form. */
export const STAGE = 'stage';
