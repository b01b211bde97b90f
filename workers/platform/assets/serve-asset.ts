import { splitFocalPoint } from '#app/lib/focal-point.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { assetKeyOf, isImmutableKey, isPrivateKey } from './asset-key.ts';
import { cachedReader, cacheOriginOf } from './cached-reader.ts';
import { errorResponse } from './error-response.ts';
import type { RangeReader } from './range-reader.ts';
import { serveLive } from './serve-live.ts';
import { type Lifetime, serveObject } from './serve-object.ts';
import { isGrantSignature, parseSignedPath } from './signing.ts';

/** A file's key never comes back with other contents, but for the few names that every brand has. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FIXED_NAME = 'public, max-age=300, stale-while-revalidate=86400';
/** What players read of films: ranges of them, or whole segments. By far the most of all that an asset host serves. */
const FILM_FILE = /^(?:media|live)\/[^/]+\/.*\.(?:mp4|m4s|m4a|ts)$/;
const RENDITION_PLAYLIST = /^(media\/[^/]+\/\d+)\.m3u8$/;

type WaitUntil = (promise: Promise<unknown>) => void;

/** The asset host of one account: public files by key, films and streams by signed address. */
export async function serveAsset(
  request: Request,
  account: Account,
  dependencies: Dependencies,
  waitUntil: WaitUntil,
): Promise<Response> {
  if (account.deletedTime) return errorResponse(404, 'Not found');
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorResponse(405, 'This host takes GET and HEAD only.', { allow: 'GET, HEAD' });
  }
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/signed/'))
    return serveSigned(request, pathname, account, dependencies, waitUntil);
  const key = assetKeyOf(pathname);
  if (!key) return errorResponse(404, 'Not found');
  if (isPrivateKey(key)) return errorResponse(403, 'This file needs a signed address.');
  const lifetime: Lifetime = { cacheControl: isImmutableKey(key) ? IMMUTABLE : FIXED_NAME };
  const serve = (each: string) =>
    serveObject(request, dependencies.media, `${account.accountId}/${each}`, lifetime);
  const response = await serve(key);
  // A key with a focal point is that of the file, for readers that do not know what the point is.
  const { fileKey } = splitFocalPoint(key);
  return response.status === 404 && fileKey !== key ? serve(fileKey) : response;
}

function serveSigned(
  request: Request,
  pathname: string,
  account: Account,
  dependencies: Dependencies,
  waitUntil: WaitUntil,
): Promise<Response> | Response {
  if (account.suspendedTime) return errorResponse(403, 'This site is suspended.');
  const { media, signingKey, now } = dependencies;
  const signed = parseSignedPath(account.accountId, pathname);
  const key = signed && assetKeyOf(signed.key);
  // The decoded key must still lie below what was signed.
  if (!signed || !key?.startsWith(signed.grant.prefix))
    return errorResponse(403, 'This address is not valid.');
  if (!isGrantSignature(signed.signature, signed.grant, signingKey)) {
    return errorResponse(403, 'This address is not valid.');
  }
  const moment = now();
  const secondsLeft = Math.floor(signed.grant.expiresAt - moment.getTime() / 1000);
  if (secondsLeft <= 0) return errorResponse(403, 'This address has expired.');
  const objectRoot = `${account.accountId}/`;
  const reader = cachedReaderFor(account, key, dependencies, waitUntil);
  if (key.startsWith('live/'))
    return serveLive({ request, media, objectRoot, key, moment, secondsLeft, reader });
  const lifetime: Lifetime = { cacheControl: `private, max-age=${secondsLeft}` };
  return serveFilm({ request, media, objectRoot, key, lifetime, reader });
}

/** The signature is checked by now: entries of the cache have none. */
function cachedReaderFor(
  account: Account,
  key: string,
  { media, mediaCache }: Dependencies,
  waitUntil: WaitUntil,
): RangeReader | undefined {
  if (!mediaCache || !(FILM_FILE.test(key) || RENDITION_PLAYLIST.test(key))) return undefined;
  return cachedReader({ media, cache: mediaCache, origin: cacheOriginOf(account), waitUntil });
}

interface FilmRequest {
  request: Request;
  media: R2Bucket;
  objectRoot: string;
  key: string;
  lifetime: Lifetime;
  reader: RangeReader | undefined;
}

async function serveFilm({
  request,
  media,
  objectRoot,
  key,
  lifetime,
  reader,
}: FilmRequest): Promise<Response> {
  const rendition = RENDITION_PLAYLIST.exec(key)?.[1];
  const [response] = await Promise.all([
    // A playlist comes from R2 each time; its segments must be of the same film, should that have been replaced.
    serveObject(request, media, objectRoot + key, lifetime, rendition ? undefined : reader),
    rendition && reader?.renew(`${objectRoot}${rendition}.mp4`).catch(() => undefined),
  ]);
  return response;
}

function preflight(): Response {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'Range, If-None-Match',
    'access-control-max-age': '86400',
  };
  return new Response(null, { status: 204, headers });
}
