import type { Call, ServiceName } from '#app/contract/call.ts';
import type { CallName } from '#app/contract/calls.ts';
import { type Answer, readAnswer } from '#app/contract/envelope.ts';
import { FetchFailure, type JsonAnswer } from './fetch-json.server.ts';
import { ServiceError } from './service-error.ts';

type Dropped = Extract<Answer<unknown>, { kind: 'ok' }>['dropped'];

/**
 * What a call gives its caller: `total` with lists, `filters` with related content, `summary` with reviews.
 */
export interface CallAnswer<T = unknown> {
  data: T;
  total?: number | undefined;
  message?: string | undefined;
  filters?: unknown;
  summary?: unknown;
}

export interface AcceptedAnswer {
  value: CallAnswer;
  droppedCount: number;
  dropped: Dropped;
}

/**
 * Reads a service's response. Throws ServiceError for an error response, FetchFailure for one outside the
 * contract.
 */
export function acceptAnswer(
  name: CallName,
  call: Call,
  { status, retryAfter, body }: JsonAnswer,
): AcceptedAnswer {
  const answer = readAnswer(call.data, body);
  if (answer.kind === 'ok' && status === 200) return toAccepted(answer);
  if (answer.kind === 'refused' || status >= 400) {
    const { message, error, code } = answer.kind === 'refused' ? answer : {};
    throw new ServiceError({
      service: call.service,
      call: name,
      kind: 'refused',
      // An error sent with status 200 is about the caller's input, which is 422.
      status: status >= 400 ? status : 422,
      message: message ?? error,
      fieldMessage: error,
      code,
      retryAfterSeconds: Number(retryAfter) || undefined,
    });
  }
  const issue = answer.kind === 'invalid' ? answer.issues[0] : undefined;
  const detail = issue ? `${issue.path}: expected ${issue.expected}` : `status ${status}`;
  throw new FetchFailure('invalid', detail, status);
}

/** An answer out of the shared cache, or null when it no longer fits the contract. */
export function readStoredAnswer(call: Call, text: string): CallAnswer | null {
  try {
    const answer = readAnswer(call.data, JSON.parse(text));
    return answer.kind === 'ok' ? toAccepted(answer).value : null;
  } catch {
    return null;
  }
}

export function toServiceError(error: unknown, call: CallName, service: ServiceName): unknown {
  if (!(error instanceof FetchFailure)) return error;
  const { status } = error;
  // An error page in HTML still has a status: 404 means not found in any format.
  const kind = error.kind === 'invalid' && status !== undefined && status >= 400 ? 'refused' : error.kind;
  return new ServiceError({ service, call, kind, status, cause: error });
}

function toAccepted(answer: Extract<Answer<unknown>, { kind: 'ok' }>): AcceptedAnswer {
  const { droppedCount, dropped, data, total, message, filters, summary } = answer;
  return { value: { data, total, message, filters, summary }, droppedCount, dropped };
}
