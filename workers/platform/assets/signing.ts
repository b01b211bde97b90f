import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature opens: every key below `prefix` of one account, for one title, until `expiresAt`. */
export interface Grant {
  accountId: string;
  contentId: string;
  /** `media/<asset>/` or `live/<asset>/`. */
  prefix: string;
  /** Unix time, seconds. */
  expiresAt: number;
}

/** 43 characters of base64url. */
export function signGrant(grant: Grant, key: string): string {
  return digest(grant, key).toString('base64url');
}

export function isGrantSignature(signature: string, grant: Grant, key: string): boolean {
  // As text: the last of 43 characters has bits to spare, so that four spellings decode to the same bytes.
  const given = Buffer.from(signature);
  const expected = Buffer.from(signGrant(grant, key));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

// Newlines cannot occur in ids or keys, so two grants never spell the same text.
function digest({ accountId, contentId, prefix, expiresAt }: Grant, key: string): Buffer {
  return createHmac('sha256', key)
    .update(['media-v1', accountId, contentId, prefix, expiresAt].join('\n'))
    .digest();
}

/**
 * The path of a signed address; relative references inside the playlists keep everything but the file's name.
 */
export function signedPath(grant: Grant, file: string, key: string): string {
  const { contentId, expiresAt, prefix } = grant;
  return `/signed/${encodeURIComponent(contentId)}/${expiresAt}/${signGrant(grant, key)}/${prefix}${file}`;
}

export type SignedRequest = { grant: Grant; signature: string; key: string };

// One spelling of each grant only: a number without zeros in front.
const SIGNED_PATH = /^\/signed\/([^/]+)\/([1-9]\d{0,11})\/([A-Za-z0-9_-]{43})\/((media|live)\/([^/]+)\/.+)$/;

/** Null for a path that is not of the signed form. Checks neither the signature nor its age. */
export function parseSignedPath(accountId: string, pathname: string): SignedRequest | null {
  const match = SIGNED_PATH.exec(pathname);
  if (!match) return null;
  const [, contentId = '', expiry = '', signature = '', key = '', kind = '', asset = ''] = match;
  const grant = {
    accountId,
    contentId: decode(contentId),
    prefix: `${kind}/${asset}/`,
    expiresAt: Number(expiry),
  };
  return { grant, signature, key };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
