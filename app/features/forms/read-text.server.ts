import { data } from '@remix-run/cloudflare';

/** The body of a request as text. Throws 413 once it is longer than it may be, without having read the rest. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw data({ kind: 'bad-request' }, { status: 413 });
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
