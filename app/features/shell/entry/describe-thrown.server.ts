/**
 * The log's description of something that a loader or an action threw; null for a response such as "not found",
 * which is no fault.
 */
export function describeThrown(thrown: unknown): string | null {
  if (thrown instanceof Error) return thrown.stack ?? thrown.message;
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const status = statusOf(thrown);
  if (status !== undefined && status < 500) return null;
  return `status ${status ?? 'unknown'}, ${JSON.stringify('data' in thrown ? thrown.data : thrown)}`;
}

/** A `Response` and the router's errors have one, what `data()` makes has it in its init. */
function statusOf(thrown: object): number | undefined {
  if ('status' in thrown && typeof thrown.status === 'number') return thrown.status;
  const init = 'init' in thrown ? thrown.init : null;
  return typeof init === 'object' && init !== null ? statusOf(init) : undefined;
}
