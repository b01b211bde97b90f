import { parseRange } from './byte-range.ts';
import { contentTypeOf } from './content-types.ts';
import { ASSET_HEADERS, errorResponse } from './error-response.ts';

export interface Lifetime {
  cacheControl: string;
}

/** An R2 object as a file: whole, a range of it, or "you have it already". */
export async function serveObject(
  request: Request,
  media: R2Bucket,
  objectKey: string,
  { cacheControl }: Lifetime,
): Promise<Response> {
  const wantsRange = request.headers.has('range');
  // A range needs the size before it can be read; without one, head and body are one request.
  const head =
    wantsRange || request.method === 'HEAD' ? await media.head(objectKey) : await media.get(objectKey);
  if (!head) return errorResponse(404, 'Not found');

  const headers = {
    ...ASSET_HEADERS,
    'content-type': contentTypeOf(objectKey),
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag: head.httpEtag,
    'last-modified': head.uploaded.toUTCString(),
  };
  if (isKnown(request, head.httpEtag)) return new Response(null, { status: 304, headers });
  const range = ifRangeHolds(request, head.httpEtag)
    ? parseRange(request.headers.get('range'), head.size)
    : null;
  if (range === 'unsatisfiable')
    return errorResponse(416, 'No such range', { 'content-range': `bytes */${head.size}` });
  if (range) return partOf(request, media, objectKey, head.size, range, headers);

  const fullHeaders = { ...headers, 'content-length': String(head.size) };
  if (request.method === 'HEAD') return new Response(null, { headers: fullHeaders });
  const object = 'body' in head ? (head as R2ObjectBody) : await media.get(objectKey);
  return object ? new Response(object.body, { headers: fullHeaders }) : errorResponse(404, 'Not found');
}

async function partOf(
  request: Request,
  media: R2Bucket,
  objectKey: string,
  size: number,
  { start, end }: { start: number; end: number },
  headers: Record<string, string>,
): Promise<Response> {
  const length = end - start + 1;
  const partial = {
    ...headers,
    'content-length': String(length),
    'content-range': `bytes ${start}-${end}/${size}`,
  };
  if (request.method === 'HEAD') return new Response(null, { status: 206, headers: partial });
  const object = await media.get(objectKey, { range: { offset: start, length } });
  return object
    ? new Response(object.body, { status: 206, headers: partial })
    : errorResponse(404, 'Not found');
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2). */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (!known) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => plain(tag) === plain(etag));
}

/** If-Range: a range of another version would not fit what the client has. Dates are not compared. */
function ifRangeHolds(request: Request, etag: string): boolean {
  const condition = request.headers.get('if-range');
  return condition === null || condition === etag;
}
