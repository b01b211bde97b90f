// A file of its own: the stage links to it, and loads no form.

/** Of the group of a block's layout in its form (`controlId`). */
export const LAYOUT_ID = 'field-config';
