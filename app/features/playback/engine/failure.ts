/** Why playing stopped, in the words that the viewer can do something about. Texts: `failure_<kind>` in `player`. */
export type FailureKind =
  | 'offline'
  | 'network'
  | 'missing'
  | 'expired'
  | 'damaged'
  | 'unsupported'
  | 'unknown';

/** The parts of a shaka error that tell its kind; see its `util/error.js` for the numbers. */
export interface EngineError {
  severity: number;
  code: number;
  category: number;
  data: readonly unknown[];
}

const CATEGORY = { NETWORK: 1, TEXT: 2, MEDIA: 3, MANIFEST: 4, STREAMING: 5, DRM: 6 } as const;
const MEDIA_CATEGORIES: readonly number[] = [
  CATEGORY.TEXT,
  CATEGORY.MEDIA,
  CATEGORY.MANIFEST,
  CATEGORY.STREAMING,
];
const CODE = {
  BAD_HTTP_STATUS: 1001,
  /** What was sent is no media, see segment-guard.ts. */
  RESPONSE_FILTER_ERROR: 1007,
  CONTENT_UNSUPPORTED_BY_BROWSER: 4032,
} as const;
const SEVERITY_CRITICAL = 2;
const MEDIA_ERR = { NETWORK: 2, DECODE: 3, SRC_NOT_SUPPORTED: 4 } as const;

export function failureOf(error: unknown, isOnline: boolean): FailureKind {
  if (!isEngineError(error)) return isOnline ? 'unknown' : 'offline';
  if (error.category === CATEGORY.NETWORK) return networkFailure(error, isOnline);
  if (error.category === CATEGORY.DRM || error.code === CODE.CONTENT_UNSUPPORTED_BY_BROWSER)
    return 'unsupported';
  return MEDIA_CATEGORIES.includes(error.category) ? 'damaged' : 'unknown';
}

/** For a video element that plays a file by itself: its `MediaError.code`. */
export function failureOfMediaError(code: number | undefined, isOnline: boolean): FailureKind {
  if (!isOnline) return 'offline';
  switch (code) {
    case MEDIA_ERR.NETWORK:
      return 'network';
    case MEDIA_ERR.DECODE:
      return 'damaged';
    // Browsers say so for a file that is missing, too; the element does not tell which.
    case MEDIA_ERR.SRC_NOT_SUPPORTED:
      return 'missing';
    default:
      return 'unknown';
  }
}

function networkFailure(error: EngineError, isOnline: boolean): FailureKind {
  if (error.code === CODE.RESPONSE_FILTER_ERROR) return 'damaged';
  if (error.code !== CODE.BAD_HTTP_STATUS) return isOnline ? 'network' : 'offline';
  const status = error.data[1];
  if (status === 401 || status === 403 || status === 410) return 'expired';
  return status === 404 ? 'missing' : 'network';
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

export function isNetworkError(error: unknown): boolean {
  return isEngineError(error) && error.category === CATEGORY.NETWORK;
}
