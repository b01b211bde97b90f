import type { FormFault } from '#app/contract/form-rules.ts';
import { toLine } from '#app/contract/site/plain-words.ts';
import { HttpError } from './http-error.ts';
import { type LogLine, log } from './log.ts';
import { messageIn } from './translations.ts';

/** What a handler returns: `data` and what is beside it in the envelope. */
export interface HandlerResult<Data = unknown> {
  data?: Data;
  total?: number;
  filters?: unknown;
  summary?: unknown;
  message?: string;
  /** In place of all that: a document of the call's own (`rawAnswer`), JSON by default. */
  document?: ReadableStream<Uint8Array>;
  documentHeaders?: Record<string, string>;
}

const PERSONAL = { 'cache-control': 'no-store' };

/** Every answer of a service is for its caller alone; the caller knows what it may keep, and for how long. */
export function success({ document, documentHeaders, ...envelope }: HandlerResult): Response {
  if (document) {
    const headers = { ...PERSONAL, 'content-type': 'application/json', ...documentHeaders };
    return new Response(document, { headers });
  }
  return Response.json({ success: true, ...envelope }, { headers: PERSONAL });
}

export function failure(error: HttpError, language: string | undefined): Response {
  const { status, key, details } = error;
  const { count, values } = details;
  const body = {
    success: false,
    message: messageIn(language, key, { count, values }),
    ...(details.error ? { error: messageIn(language, details.error, { values }), code: details.error } : {}),
    ...(details.faults?.[0] ? { error: toLine(details.faults[0]), code: 'edit_rejected' } : {}),
    ...(details.faults
      ? { field_errors: details.faults.map(({ path, message }) => ({ name: path, message })) }
      : {}),
    ...(details.fieldErrors ? { field_errors: details.fieldErrors.map(toFieldError) } : {}),
  };
  return Response.json(body, { status, headers: { ...PERSONAL, ...details.headers } });

  function toFieldError({ name, fault }: { name: string; fault: FormFault }) {
    return { name, message: messageIn(language, fault) };
  }
}

interface FailureContext {
  language: string | undefined;
  requestId: string;
  account?: string | undefined;
}

/** Turns every thrown error into a response; a bug's only has the `requestId` of its log entry. */
export function toFailure(thrown: unknown, context: FailureContext): Response {
  if (thrown instanceof HttpError) return failure(thrown, context.language);
  logBug(thrown, context);
  const internal = new HttpError(500, 'internal', { headers: { 'x-request-id': context.requestId } });
  return failure(internal, context.language);
}

export function logBug(thrown: unknown, { requestId, account }: Omit<FailureContext, 'language'>): void {
  const { name, message, stack, cause } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  const line: LogLine = {
    event: 'bug',
    requestId,
    account,
    name,
    message: withoutParameters(message) + reason,
    stack: stack && withoutParameters(stack),
  };
  log(line);
}

/** drizzle reports a failed query with all its parameters: addresses, hashes, viewers' texts. */
export function withoutParameters(text: string): string {
  return text.replace(/^params: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/gm, 'params: …');
}

/** A document that is written while it is read: however long it is, little of it is in memory. */
export function textStream(pieces: AsyncGenerator<string, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
