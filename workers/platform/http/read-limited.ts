/** A response's text, of `maxBytes` at most; null where it has more or is not UTF-8. */
export async function readLimited(response: Response, maxBytes: number): Promise<string | null> {
  const { text, isComplete } = await readStart(response, maxBytes);
  return isComplete && !text.includes('\uFFFD') ? text : null;
}

/** The start of a response's text; what follows is not fetched. */
export async function readStart(
  response: Response,
  maxBytes: number,
): Promise<{ text: string; isComplete: boolean }> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return { text: text + decoder.decode(chunk.value), isComplete: false };
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return { text: text + decoder.decode(), isComplete: true };
}
