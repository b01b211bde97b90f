import type { Call } from '#app/contract/call.ts';
import type { CallName } from '#app/contract/calls.ts';
import { type EnvelopeReading, readEnvelope, readFailure } from '#app/contract/envelope.ts';
import { FetchFailure, type JsonResponse } from './fetch-json.server.ts';
import { ServiceError } from './service-error.ts';

type Dropped = Extract<EnvelopeReading<unknown>, { kind: 'ok' }>['dropped'];

/**
 * What a call gives its caller: `total` with lists, `filters` with related content, `summary` with reviews.
 */
export interface CallResponse<T = unknown> {
  data: T;
  total?: number | undefined;
  message?: string | undefined;
  filters?: unknown;
  summary?: unknown;
}

export interface AcceptedResponse {
  value: CallResponse;
  droppedCount: number;
  dropped: Dropped;
}

/** Throws ServiceError for an error response, FetchFailure for one outside the contract. */
export function acceptResponse(
  name: CallName,
  call: Call,
  { status, retryAfter, body }: JsonResponse,
): AcceptedResponse {
  const envelope = readEnvelope(call.data, body);
  if (envelope.kind === 'ok' && status === 200) return toAccepted(envelope);
  if (envelope.kind === 'rejected' || status >= 400) {
    const { message, error, code } = readFailure(body);
    throw new ServiceError({
      service: call.service,
      call: name,
      kind: 'rejected',
      // An error sent with status 200 is about the caller's input, which is 422.
      status: status >= 400 ? status : 422,
      message: message ?? error,
      fieldMessage: error,
      code,
      retryAfterSeconds: Number(retryAfter) || undefined,
      isSessionless: isSessionless(call),
    });
  }
  const issue = envelope.kind === 'invalid' ? envelope.issues[0] : undefined;
  const detail = issue ? `${issue.path}: expected ${issue.expected}` : `status ${status}`;
  throw new FetchFailure('invalid', detail, status);
}

/** An answer out of the shared cache, or null when it no longer fits the contract. */
export function readStoredResponse(call: Call, text: string): CallResponse | null {
  try {
    const envelope = readEnvelope(call.data, JSON.parse(text));
    return envelope.kind === 'ok' ? toAccepted(envelope).value : null;
  } catch {
    return null;
  }
}

export function toServiceError(error: unknown, name: CallName, call: Call): unknown {
  if (!(error instanceof FetchFailure)) return error;
  const { status } = error;
  // An error page in HTML still has a status: 404 means not found in any format.
  const kind = error.kind === 'invalid' && status !== undefined && status >= 400 ? 'rejected' : error.kind;
  const { service } = call;
  return new ServiceError({
    service,
    call: name,
    kind,
    status,
    isSessionless: isSessionless(call),
    cause: error,
  });
}

const isSessionless = ({ session }: Call) => session === 'none';

function toAccepted(answer: Extract<EnvelopeReading<unknown>, { kind: 'ok' }>): AcceptedResponse {
  const { droppedCount, dropped, data, total, message, filters, summary } = answer;
  return { value: { data, total, message, filters, summary }, droppedCount, dropped };
}
