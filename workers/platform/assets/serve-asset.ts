import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { assetKeyOf, isPrivateKey } from './asset-key.ts';
import { errorResponse } from './error-response.ts';
import { serveLive } from './serve-live.ts';
import { type Lifetime, serveObject } from './serve-object.ts';
import { isGrantSignature, parseSignedPath } from './signing.ts';

/** A file's key never comes back with other contents, but for the few names that every brand has. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FIXED_NAME = 'public, max-age=300, stale-while-revalidate=86400';
const FIXED_NAMES = /^(?:public\/static\/|frontend\/locales\/)/;

/** The asset host of one account: public files by key, films and streams by signed address. */
export async function serveAsset(
  request: Request,
  account: Account,
  dependencies: Dependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorResponse(405, 'This host takes GET and HEAD only.', { allow: 'GET, HEAD' });
  }
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/signed/')) return serveSigned(request, pathname, account, dependencies);
  const key = assetKeyOf(pathname);
  if (!key) return errorResponse(404, 'Not found');
  if (isPrivateKey(key)) return errorResponse(403, 'This file needs a signed address.');
  const lifetime: Lifetime = { cacheControl: FIXED_NAMES.test(key) ? FIXED_NAME : IMMUTABLE };
  return serveObject(request, dependencies.media, `${account.accountId}/${key}`, lifetime);
}

function serveSigned(
  request: Request,
  pathname: string,
  account: Account,
  { media, signingKey, now }: Dependencies,
): Promise<Response> | Response {
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
  if (key.startsWith('live/')) return serveLive({ request, media, objectRoot, key, moment, secondsLeft });
  const lifetime: Lifetime = { cacheControl: `private, max-age=${secondsLeft}` };
  return serveObject(request, media, objectRoot + key, lifetime);
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
