import { HttpError } from './http-error.ts';
import { type LogLine, log } from './log.ts';
import { messageIn } from './messages.ts';

/** What a handler gives back: `data` and what stands beside it in the envelope. */
export interface Answer<Data = unknown> {
  data?: Data;
  total?: number;
  filters?: unknown;
  summary?: unknown;
}

const PERSONAL = { 'cache-control': 'no-store' };

/** Every answer of a service is for its caller alone; the caller knows what it may keep, and for how long. */
export function success(answer: Answer): Response {
  return Response.json({ success: true, ...answer }, { headers: PERSONAL });
}

export function failure(error: HttpError, language: string | undefined): Response {
  const { status, key, details } = error;
  const body = {
    success: false,
    message: messageIn(language, key),
    ...(details.error ? { error: messageIn(language, details.error) } : {}),
  };
  return Response.json(body, { status, headers: { ...PERSONAL, ...details.headers } });
}

/** The one place where what was thrown becomes an answer. A bug is logged under `requestId` and says nothing else. */
export function toFailure(
  thrown: unknown,
  context: { language: string | undefined; requestId: string; account?: string | undefined },
): Response {
  if (thrown instanceof HttpError) return failure(thrown, context.language);
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const line: LogLine = {
    event: 'bug',
    requestId: context.requestId,
    account: context.account,
    name,
    message,
    stack,
  };
  log(line);
  const internal = new HttpError(500, 'internal', { headers: { 'x-request-id': context.requestId } });
  return failure(internal, context.language);
}
