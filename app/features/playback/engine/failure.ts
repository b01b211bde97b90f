/**
 * Why playing stopped, in the words that the viewer can do something about. Texts: `failure_<kind>` in
 * `player`.
 */
export const FAILURE_KINDS = [
  'offline',
  'network',
  'missing',
  'expired',
  'damaged',
  'unsupported',
  'unknown',
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The fields of a shaka error that determine its kind; see its `util/error.js` for the numbers. */
export interface EngineError {
  severity: number;
  code: number;
  category: number;
  data: readonly unknown[];
}

const NETWORK = 1;

/** The kind of each error category where the code is not mapped. A category of a later version is unknown. */
const BY_CATEGORY: Record<number, FailureKind> = {
  [NETWORK]: 'network',
  /* text */ 2: 'damaged',
  /* media */ 3: 'damaged',
  /* manifest */ 4: 'damaged',
  /* streaming */ 5: 'damaged',
  /* protection */ 6: 'unsupported',
  /* the library's own use, casting, storage, advertisements: features that we do not use */
  7: 'unknown',
  8: 'unknown',
  9: 'unknown',
  10: 'unknown',
};

const BAD_HTTP_STATUS = 1001;
const BY_CODE: Record<number, FailureKind> = {
  /* UNSUPPORTED_SCHEME */ 1000: 'damaged',
  /* MALFORMED_DATA_URI */ 1004: 'damaged',
  /* RESPONSE_FILTER_ERROR: what was sent is no media, see segment-guard.ts */ 1007: 'damaged',
  /* SEGMENT_MISSING */ 1011: 'missing',
  /* RESTRICTIONS_CANNOT_BE_MET */ 4012: 'unsupported',
  /* HLS_KEYFORMATS_NOT_SUPPORTED */ 4026: 'unsupported',
  /* CONTENT_UNSUPPORTED_BY_BROWSER */ 4032: 'unsupported',
  /* HLS_MSE_ENCRYPTED_MP2T_NOT_SUPPORTED */ 4040: 'unsupported',
  /* HLS_MSE_ENCRYPTED_LEGACY_APPLE_MEDIA_KEYS_NOT_SUPPORTED */ 4041: 'unsupported',
  /* NO_WEB_CRYPTO_API */ 4042: 'unsupported',
  /* LICENSE_REQUEST_FAILED */ 6007: 'network',
  /* EXPIRED */ 6014: 'expired',
};

const SEVERITY_CRITICAL = 2;
const MEDIA_ERR = { NETWORK: 2, DECODE: 3, SRC_NOT_SUPPORTED: 4 } as const;

/** Total: every thrown value has a kind, and each kind has a message and a way on (failure-alert.tsx). */
export function failureOf(error: unknown, isOnline: boolean): FailureKind {
  if (!isEngineError(error)) return isOnline ? 'unknown' : 'offline';
  const { category, code } = error;
  const kind = code === BAD_HTTP_STATUS ? failureOfStatus(error.data[1]) : BY_CODE[code];
  if (kind) return kind === 'network' ? lineFailure(isOnline) : kind;
  const usual = BY_CATEGORY[category] ?? 'unknown';
  return usual === 'network' ? lineFailure(isOnline) : usual;
}

/**
 * For opening a source. The library throws errors of its own; where it throws another, it stumbled over a
 * manifest that it could not read (5.2.12: one that is cut within EXT-X-STREAM-INF).
 */
export function failureOfLoading(error: unknown, isOnline: boolean): FailureKind {
  return isEngineError(error) || !isOnline ? failureOf(error, isOnline) : 'damaged';
}

/** For a video element that plays a file by itself: its `MediaError.code`. */
export function failureOfMediaError(code: number | undefined, isOnline: boolean): FailureKind {
  if (!isOnline) return 'offline';
  switch (code) {
    case MEDIA_ERR.NETWORK:
      return 'network';
    case MEDIA_ERR.DECODE:
      return 'damaged';
    // Browsers report this for a missing file, too; the element does not distinguish the two.
    case MEDIA_ERR.SRC_NOT_SUPPORTED:
      return 'missing';
    default:
      return 'unknown';
  }
}

/** Of what the media's host answered. */
export function failureOfStatus(status: unknown): FailureKind {
  if (status === 401 || status === 403 || status === 410) return 'expired';
  return status === 404 ? 'missing' : 'network';
}

function lineFailure(isOnline: boolean): FailureKind {
  return isOnline ? 'network' : 'offline';
}

function isEngineError(error: unknown): error is EngineError {
  if (typeof error !== 'object' || error === null) return false;
  return (
    'severity' in error &&
    'code' in error &&
    'category' in error &&
    'data' in error &&
    Array.isArray(error.data)
  );
}

/** The engine has given up; what is not critical it mends itself. */
export function isCritical(error: unknown): boolean {
  return isEngineError(error) && error.severity === SEVERITY_CRITICAL;
}

/** The host rejected the address: it has expired, or was never this viewer's. */
export function isExpiry(error: unknown): boolean {
  return isNetworkError(error) && failureOf(error, true) === 'expired';
}

export function isNetworkError(error: unknown): error is EngineError {
  return isEngineError(error) && error.category === NETWORK;
}
