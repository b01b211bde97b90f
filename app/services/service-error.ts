import type { ServiceName } from '#app/contract/call.ts';

/**
 * - `timeout`: no response within the deadline
 * - `unreachable`: no connection, or it broke off
 * - `rejected`: the service responded with an error; `status` and `message` are its own
 * - `invalid`: a response outside the contract (HTML, garbage, too large, a redirect)
 * - `open`: no request was sent, because the service failed too often just now
 */
export type ServiceErrorKind = 'timeout' | 'unreachable' | 'rejected' | 'invalid' | 'open';

const MISSING: ReadonlySet<number | undefined> = new Set([400, 404, 410, 422]);

/** The one error that services throw. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly service: ServiceName | 'assets';
  readonly call: string;
  readonly kind: ServiceErrorKind;
  readonly status: number | undefined;
  /** The server's text, fit to be shown; undefined where it had none: then `message` is for logs only. */
  readonly serverMessage: string | undefined;
  /** The server's field-level text (`error`), as login answers it. */
  readonly fieldMessage: string | undefined;
  /** Which rule was broken; contract/error-codes.ts maps it to a field. */
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The call never carries a session: a 401 to it is no word about the viewer's. */
  readonly isSessionless: boolean;

  constructor(details: ServiceErrorDetails) {
    super(details.message ?? details.kind, { cause: details.cause });
    this.service = details.service;
    this.call = details.call;
    this.kind = details.kind;
    this.status = details.status;
    this.serverMessage = details.message;
    this.fieldMessage = details.fieldMessage;
    this.code = details.code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.isSessionless = details.isSessionless ?? false;
  }
}

interface ServiceErrorDetails {
  service: ServiceName | 'assets';
  call: string;
  kind: ServiceErrorKind;
  status?: number | undefined;
  /** The server's own text, fit to be shown. */
  message?: string | undefined;
  fieldMessage?: string | undefined;
  code?: string | undefined;
  retryAfterSeconds?: number | undefined;
  isSessionless?: boolean;
  cause?: unknown;
}

export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && error.name === 'ServiceError';
}

/** An error that is the caller's (4xx), such as not found or a wrong password; not an outage. */
export function isClientError(error: unknown, status?: number): error is ServiceError {
  if (!isServiceError(error) || error.kind !== 'rejected' || isOutageStatus(error.status)) return false;
  return status === undefined || error.status === status;
}

/** The service no longer accepts the viewer's session. */
export function isSessionOver(error: unknown): error is ServiceError {
  return isClientError(error, 401) && !error.isSessionless;
}

/** There is no such thing, or none of such a name. */
export function isMissing(error: unknown): error is ServiceError {
  return isClientError(error) && MISSING.has(error.status);
}

/** The caller was rate limited, which shows nothing about the resource. */
export function isTooMany(error: unknown): error is ServiceError {
  return isClientError(error, 429);
}

/** The service is unavailable: down, slow, overloaded or sending garbage. */
export function isOutage(error: unknown): error is ServiceError {
  return isServiceError(error) && (error.kind !== 'rejected' || isOutageStatus(error.status));
}

/** The request was sent, and what became of it is not known. */
export function isWithoutResponse(error: unknown): error is ServiceError {
  return isServiceError(error) && error.kind !== 'rejected' && error.kind !== 'open';
}

function isOutageStatus(status: number | undefined): boolean {
  return status === undefined || status >= 500;
}
