import type { ServiceName } from '#app/contract/call.ts';

/**
 * - `timeout`: no answer within the deadline
 * - `unreachable`: no connection, or it broke off
 * - `refused`: the service answered that it will not; `status` and `message` are its own
 * - `invalid`: an answer that is not the contract's (HTML, garbage, too large, a redirect)
 * - `open`: not asked at all, because it failed too often just now
 */
export type ServiceErrorKind = 'timeout' | 'unreachable' | 'refused' | 'invalid' | 'open';

const MISSING: ReadonlySet<number | undefined> = new Set([400, 404, 410, 422]);

/** The one error that services throw. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly service: ServiceName | 'assets';
  readonly call: string;
  readonly kind: ServiceErrorKind;
  readonly status: number | undefined;
  /** The server's own words, fit to be shown; undefined where it had none, and then `message` is for logs only. */
  readonly serverMessage: string | undefined;
  /** The server's field-level text (`error`), as login answers it. */
  readonly fieldMessage: string | undefined;
  /** Which rule refused it; contract/error-codes.ts says which field that is about. */
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;

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
  }
}

interface ServiceErrorDetails {
  service: ServiceName | 'assets';
  call: string;
  kind: ServiceErrorKind;
  status?: number | undefined;
  /** For a refusal: the server's text, fit to be shown. */
  message?: string | undefined;
  fieldMessage?: string | undefined;
  code?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && error.name === 'ServiceError';
}

/** A refusal that is the caller's matter (4xx), such as not found or wrong password; not an outage. */
export function isClientError(error: unknown, status?: number): error is ServiceError {
  if (!isServiceError(error) || error.kind !== 'refused' || isOutageStatus(error.status)) return false;
  return status === undefined || error.status === status;
}

/** A refusal because there is no such thing, or none of such a name. */
export function isMissing(error: unknown): error is ServiceError {
  return isClientError(error) && MISSING.has(error.status);
}

/** A refusal that says nothing about what was asked for, only that too much was. */
export function isTooMany(error: unknown): error is ServiceError {
  return isClientError(error, 429);
}

/** The service could not be asked: down, slow, lying or overloaded. */
export function isOutage(error: unknown): error is ServiceError {
  return isServiceError(error) && (error.kind !== 'refused' || isOutageStatus(error.status));
}

function isOutageStatus(status: number | undefined): boolean {
  return status === undefined || status >= 500;
}
