import { TransformStream } from 'node:stream/web';
import { Response } from 'miniflare';

/**
 * Miniflare hands on the body of an answer that it lets go of, and once that is collected undici cancels what nobody has
 * begun to read: "Body has already been read", now and then. What is being read already is left alone.
 */
export async function keepBody(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const { body, status, statusText, headers, webSocket } = response;
  if (body === null || webSocket) return response;
  return new Response(body.pipeThrough(new TransformStream()), { status, statusText, headers });
}
