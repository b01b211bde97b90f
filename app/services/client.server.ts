import type { LRUCache } from 'lru-cache';
import type { Call } from '#app/contract/call.ts';
import {
  type CallBody,
  type CallData,
  type CallName,
  type CallParams,
  type CallQuery,
  calls,
} from '#app/contract/calls.ts';
import type { Breakers } from './breaker.server.ts';
import { isCacheable, isLanguageFree } from './call-policy.server.ts';
import { type CallExtra, type CallInput, cacheKey } from './call-request.server.ts';
import { type CallResponse, readStoredResponse } from './call-response.server.ts';
import { openDocument } from './open-document.server.ts';
import { openSocket } from './open-socket.server.ts';
import type { ResponseCache } from './response-cache.server.ts';
import {
  type RequestOptions,
  type ServiceRequest,
  type ServiceResult,
  sendRequest,
} from './send-request.server.ts';
import { isOutage, isServiceError, isTooMany, ServiceError } from './service-error.ts';
import type { ServiceLogEvent } from './service-log.ts';

/** What outlives a request: one of each an isolate. */
export interface ServiceMemory {
  responses: ResponseCache;
  breakers: Breakers;
  /** Fields and items of lists whose unreadable values have been reported already. */
  reportedDrops: LRUCache<string, true>;
}

export interface ClientOptions extends RequestOptions {
  memory: ServiceMemory;
  waitUntil(promise: Promise<unknown>): void;
  log(event: ServiceLogEvent): void;
}

type Part<T, K extends string> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: T };
/** What a call of that name needs: its path's parameters, query and body, as the contract types them. */
export type InputOf<N extends CallName> = Part<CallParams<N>, 'params'> &
  Part<CallQuery<N>, 'query'> &
  Part<CallBody<N>, 'body'>;

/** The one guarded way to a tenant's services, for one request. Every failure is a ServiceError. */
export class ServiceClient {
  readonly #options: ClientOptions;
  readonly #running = new Map<string, Promise<CallResponse>>();
  #hasFailed = false;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Whether some call failed without even a stale answer: what was rendered from it is not worth keeping. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  async call<N extends CallName>(
    name: N,
    input: InputOf<N>,
    extra: CallExtra = {},
  ): Promise<CallResponse<CallData<N>>> {
    const call: Call = calls[name];
    const sessionId = call.session === 'none' ? null : this.#options.viewer.sessionId();
    // Widened: from here on the table's schemas check at run time what the types checked up to here.
    const request: ServiceRequest = { name, call, input: { ...(input as CallInput), ...extra }, sessionId };
    try {
      const isShared = isCacheable(name) && sessionId === null;
      const response = isShared ? await this.#fromCache(request) : (await this.#send(request)).value;
      // The call's own schema has read it.
      return response as CallResponse<CallData<N>>;
    } catch (error) {
      // Without its config a brand has no page at all, even when the service is sure that there is none.
      if (isOutage(error) || isTooMany(error) || name === 'accountDetail') this.#hasFailed = true;
      throw error;
    }
  }

  /** Drops the shared response in this viewer's language, so that the next call fetches it again. */
  async forget<N extends CallName>(name: N, input: InputOf<N>): Promise<void> {
    const { tenant, viewer, memory } = this.#options;
    const language = isLanguageFree(name) ? undefined : viewer.language();
    // Widened as in `call`.
    await memory.responses.forget(await cacheKey(tenant, language, name, input as CallInput));
  }

  /** A document of the viewer's own, unread: see `openDocument`. */
  download<N extends CallName>(name: N): Promise<ReadableStream<Uint8Array>> {
    return openDocument(this.#options, name, calls[name]);
  }

  /** A WebSocket of the service; null where it has none to give, which never counts against it. */
  openSocket(call: Call, params: Readonly<Record<string, string>>): Promise<WebSocket | null> {
    return openSocket(this.#options, call, params);
  }

  /** When two loaders of one page request send the same service request, it goes out once. */
  async #fromCache(request: ServiceRequest): Promise<CallResponse> {
    const { tenant, viewer, memory } = this.#options;
    const { name, call, input } = request;
    const language = isLanguageFree(name) ? undefined : viewer.language();
    const key = await cacheKey(tenant, language, name, input);
    const running =
      this.#running.get(key) ??
      memory.responses.through(
        key,
        this.#options,
        (text) => readStoredResponse(call, text),
        () => this.#send(request),
      );
    this.#running.set(key, running);
    return running.finally(() => this.#running.delete(key));
  }

  async #send(request: ServiceRequest): Promise<ServiceResult> {
    const { memory, tenant, now } = this.#options;
    const { name, call } = request;
    const circuit = `${tenant.slug}/${call.service}`;
    if (!memory.breakers.admits(circuit, now())) {
      throw new ServiceError({ service: call.service, call: name, kind: 'open' });
    }
    try {
      const result = await sendRequest(this.#options, request);
      memory.breakers.succeed(circuit);
      this.#reportDrops(name, result);
      return result;
    } catch (error) {
      this.#recordFailure(error, circuit);
      throw error;
    }
  }

  #recordFailure(error: unknown, circuit: string): void {
    const { memory, now, log } = this.#options;
    if (!isServiceError(error)) return;
    const { service, call, kind, status, cause } = error;
    const isAnswered = !isOutage(error);
    if (isAnswered) memory.breakers.succeed(circuit);
    if (isAnswered && call !== 'accountDetail') return;
    const detail = cause instanceof Error ? cause.message : undefined;
    log({ event: 'service-failure', service, call, kind, status, detail });
    if (!isAnswered && memory.breakers.fail(circuit, now())) log({ event: 'breaker-opened', circuit });
  }

  #reportDrops(call: CallName, { droppedCount, dropped }: ServiceResult): void {
    if (droppedCount === 0) return;
    const { tenant, memory, log } = this.#options;
    const items = dropped.filter(({ path, expected }) => {
      const key = `${tenant.slug}/${call}/${path}/${expected}`;
      const isKnown = memory.reportedDrops.get(key) ?? false;
      memory.reportedDrops.set(key, true);
      return !isKnown;
    });
    if (items.length > 0) log({ event: 'items-dropped', call, count: droppedCount, items });
  }
}
