/** The body of a call that has done what it was sent for. */
export function respond(data?: unknown) {
  return { success: true, ...(data === undefined ? {} : { data }) };
}
