import { parseRange } from './byte-range.ts';
import { contentTypeOf } from './content-types.ts';
import { ASSET_HEADERS, errorResponse } from './error-response.ts';
import { bucketReader, type FileVersion, type RangeReader } from './range-reader.ts';

export interface Lifetime {
  cacheControl: string;
}

/** An R2 object as a file: whole, a range of it, or "you have it already". With a `reader` its bytes come by that. */
export async function serveObject(
  request: Request,
  media: R2Bucket,
  objectKey: string,
  { cacheControl }: Lifetime,
  reader?: RangeReader,
): Promise<Response> {
  // A range needs the size before it can be read; without one, head and body are one request.
  if (request.method !== 'HEAD' && (reader || request.headers.has('range')))
    return servePart({ request, media, objectKey, cacheControl, reader: reader ?? bucketReader(media) });
  const head = request.method === 'HEAD' ? await media.head(objectKey) : await media.get(objectKey);
  if (!head) return errorResponse(404, 'Not found');
  return serveComplete(request, head, headersOf(objectKey, head, cacheControl));
}

function headersOf(objectKey: string, { httpEtag, uploaded }: FileVersion, cacheControl: string) {
  return {
    ...ASSET_HEADERS,
    'content-type': contentTypeOf(objectKey),
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag: httpEtag,
    'last-modified': uploaded.toUTCString(),
  };
}

/** With a `Range` header only HEAD comes here. */
function serveComplete(
  request: Request,
  head: R2Object | R2ObjectBody,
  headers: Record<string, string>,
): Response {
  if (isKnown(request, head.httpEtag)) return new Response(null, { status: 304, headers });
  const range = rangeOf(request, head);
  if (range === 'unsatisfiable') return unsatisfiable(head);
  if (range)
    return new Response(null, { status: 206, headers: { ...headers, ...rangeHeaders(range, head) } });
  const fullHeaders = { ...headers, 'content-length': String(head.size) };
  return new Response('body' in head ? head.body : null, { headers: fullHeaders });
}

interface PartRequest {
  request: Request;
  media: R2Bucket;
  objectKey: string;
  cacheControl: string;
  reader: RangeReader;
}

async function servePart({
  request,
  media,
  objectKey,
  cacheControl,
  reader,
}: PartRequest): Promise<Response> {
  const known = await reader.version(objectKey);
  if (!known) return errorResponse(404, 'Not found');
  // The version that was known may be replaced: then the new one's range is read.
  for (const version of [known, null]) {
    const head = version ?? (await reader.renew(objectKey));
    if (!head) return errorResponse(404, 'Not found');
    const headers = headersOf(objectKey, head, cacheControl);
    if (isKnown(request, head.httpEtag)) return new Response(null, { status: 304, headers });
    const range = rangeOf(request, head);
    if (range === 'unsatisfiable') return unsatisfiable(head);
    if (head.size === 0) break;
    const part = await reader.read(objectKey, head, range ?? { start: 0, end: head.size - 1 });
    if (!part) continue;
    const length = range ? rangeHeaders(range, head) : { 'content-length': String(head.size) };
    const status = range ? 206 : 200;
    return new Response(part.body, {
      status,
      headers: { ...headers, ...length, 'x-media-cache': part.outcome },
    });
  }
  const object = await media.get(objectKey);
  if (!object) return errorResponse(404, 'Not found');
  const headers = headersOf(objectKey, object, cacheControl);
  return new Response(object.body, { headers: { ...headers, 'content-length': String(object.size) } });
}

function rangeOf(request: Request, { httpEtag, size }: FileVersion) {
  return ifRangeHolds(request, httpEtag) ? parseRange(request.headers.get('range'), size) : null;
}

const unsatisfiable = ({ size }: FileVersion) =>
  errorResponse(416, 'No such range', { 'content-range': `bytes */${size}` });

function rangeHeaders({ start, end }: { start: number; end: number }, { size }: FileVersion) {
  return { 'content-length': String(end - start + 1), 'content-range': `bytes ${start}-${end}/${size}` };
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
