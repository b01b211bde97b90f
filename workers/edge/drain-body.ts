/** More than any form of the site may have. */
const MAX_BYTES = 1_000_000;

/**
 * Reads what no action has read of a request. Where a body is left over, workerd ends the connection at once, and the
 * client may lose the end of a long response.
 */
export async function drainBody({ body, bodyUsed }: Request): Promise<void> {
  if (!body || bodyUsed || body.locked) return;
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done && bytes < MAX_BYTES; chunk = await reader.read())
      bytes += chunk.value.byteLength;
    await reader.cancel();
  } catch {
    // Who has gone away misses nothing.
  }
}
