/** Ends a switch over a tagged union; a new member makes the call a type error. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
