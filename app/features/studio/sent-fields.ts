import * as v from 'valibot';

// Hidden fields that forms of edit mode have.

const digits = (least: 0 | 1) =>
  v.pipe(v.string(), v.regex(least === 1 ? /^\d{1,9}$/ : /^\d{0,9}$/), v.transform(Number));

/** The draft that the form was drawn from. */
export const RevisionField = digits(1);
/** The batch to take back, or to bring back; 0 where there is none. */
export const BatchField = v.optional(digits(0), '0');
/** What the contract's `command_id` begins with: each button of a form adds its own word. */
export const CommandIdField = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,48}$/));
