import type { Call } from '#app/contract/call.ts';
import type { CallName } from '#app/contract/calls.ts';
import { buildRequest, type CallInput } from './call-request.server.ts';
import { acceptResponse, toServiceError } from './call-response.server.ts';
import { budgetMs } from './deadlines.server.ts';
import { FetchFailure, readJson } from './fetch-json.server.ts';
import type { RequestOptions } from './send-request.server.ts';

/** Of documents, as their calls promise them. */
type DocumentType = 'application/json' | 'text/csv';

/**
 * Fetches a document of this type that has no envelope and may be long, as a stream. Throws ServiceError
 * when the service responds with an error, cannot be reached or takes too long.
 */
export async function openDocument(
  options: RequestOptions,
  name: CallName,
  call: Call,
  { type, input = {} }: { type: DocumentType; input?: CallInput },
): Promise<ReadableStream<Uint8Array>> {
  const { tenant, fetchers, viewer, traceparent } = options;
  const languages = viewer.languages() ?? viewer.likelyLanguages();
  const { url, init } = buildRequest(call, input, {
    tenant,
    ...languages,
    sessionId: viewer.sessionId(),
    traceparent,
  });
  const fetcher = tenant.serviceUrls[call.service] === undefined ? fetchers.platform : fetchers.outside;
  const controller = new AbortController();
  // Until it begins; how long it then takes is a matter of its length.
  const timer = setTimeout(() => controller.abort(), budgetMs(options));
  try {
    const response = await fetcher(url, { ...init, redirect: 'manual', signal: controller.signal });
    const found = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    const isDocument = response.status === 200 && found === type;
    if (isDocument && response.body) return response.body;
    acceptResponse(name, call, await readJson(response));
    throw new FetchFailure('invalid', 'is no document', response.status);
  } catch (error) {
    const isTimedOut = controller.signal.aborted;
    const failure =
      error instanceof FetchFailure || (error instanceof Error && error.name === 'ServiceError')
        ? error
        : new FetchFailure(isTimedOut ? 'timeout' : 'unreachable', 'connection failed', undefined, error);
    throw toServiceError(failure, name, call);
  } finally {
    clearTimeout(timer);
  }
}
