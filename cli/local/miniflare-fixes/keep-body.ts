import { TransformStream } from 'node:stream/web';
import { Response } from 'miniflare';

/**
 * Miniflare returns the body of a response object that it drops. Once that object is collected, undici
 * cancels a body that nobody has begun to read: "Body has already been read", now and then. A body that is
 * being read is left alone.
 */
export async function keepBody(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const { body, status, statusText, headers, webSocket } = response;
  if (body === null || webSocket) return response;
  return new Response(body.pipeThrough(new TransformStream()), { status, statusText, headers });
}
