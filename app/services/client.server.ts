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
import type { AnswerCache } from './answer-cache.server.ts';
import { type Asked, type AskOptions, askService, type Question } from './ask-service.server.ts';
import type { Breakers } from './breaker.server.ts';
import { type CallAnswer, readStoredAnswer } from './call-answer.server.ts';
import { isCacheable, isLanguageFree } from './call-policy.server.ts';
import { type CallExtra, type CallInput, cacheKey } from './call-request.server.ts';
import { openDocument } from './open-document.server.ts';
import { openSocket } from './open-socket.server.ts';
import { isOutage, isServiceError, isTooMany, ServiceError } from './service-error.ts';
import type { ServiceLogEvent } from './service-log.ts';

/** What outlives a request: one of each an isolate. */
export interface ServiceMemory {
  answers: AnswerCache;
  breakers: Breakers;
  /** Lists whose bad items have been reported already. */
  reportedDrops: LRUCache<string, true>;
}

export interface ClientOptions extends AskOptions {
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
  readonly #running = new Map<string, Promise<CallAnswer>>();
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
  ): Promise<CallAnswer<CallData<N>>> {
    const call: Call = calls[name];
    const sessionId = call.session === 'none' ? null : this.#options.viewer.sessionId();
    // Widened: from here on the table's schemas say at run time what the types said up to here.
    const question: Question = { name, call, input: { ...(input as CallInput), ...extra }, sessionId };
    try {
      const isShared = isCacheable(name) && sessionId === null;
      const answer = isShared ? await this.#fromCache(question) : (await this.#ask(question)).value;
      // The call's own schema has read it.
      return answer as CallAnswer<CallData<N>>;
    } catch (error) {
      // Without its config a brand has no page at all, even when the service is sure that there is none.
      if (isOutage(error) || isTooMany(error) || name === 'accountDetail') this.#hasFailed = true;
      throw error;
    }
  }

  /** Drops the answer that everybody shares, in this viewer's language, so that it is asked for anew. */
  async forget<N extends CallName>(name: N, input: InputOf<N>): Promise<void> {
    const { tenant, viewer, memory } = this.#options;
    const language = isLanguageFree(name) ? undefined : viewer.language();
    // Widened as in `call`.
    await memory.answers.forget(await cacheKey(tenant, language, name, input as CallInput));
  }

  /** A document of the viewer's own, unread: see `openDocument`. */
  download<N extends CallName>(name: N): Promise<ReadableStream<Uint8Array>> {
    return openDocument(this.#options, name, calls[name]);
  }

  /** A WebSocket of the service; null where it has none to give, which never counts against it. */
  openSocket(call: Call, params: Readonly<Record<string, string>>): Promise<WebSocket | null> {
    return openSocket(this.#options, call, params);
  }

  /** The same question twice in one request, by two loaders, goes out once. */
  async #fromCache(question: Question): Promise<CallAnswer> {
    const { tenant, viewer, memory } = this.#options;
    const { name, call, input } = question;
    const language = isLanguageFree(name) ? undefined : viewer.language();
    const key = await cacheKey(tenant, language, name, input);
    const running =
      this.#running.get(key) ??
      memory.answers.through(
        key,
        this.#options,
        (text) => readStoredAnswer(call, text),
        () => this.#ask(question),
      );
    this.#running.set(key, running);
    return running.finally(() => this.#running.delete(key));
  }

  async #ask(question: Question): Promise<Asked> {
    const { memory, tenant, now } = this.#options;
    const { name, call } = question;
    const circuit = `${tenant.slug}/${call.service}`;
    if (!memory.breakers.admits(circuit, now())) {
      throw new ServiceError({ service: call.service, call: name, kind: 'open' });
    }
    try {
      const asked = await askService(this.#options, question);
      memory.breakers.succeed(circuit);
      this.#reportDrops(name, asked);
      return asked;
    } catch (error) {
      this.#note(error, circuit);
      throw error;
    }
  }

  #note(error: unknown, circuit: string): void {
    const { memory, now, log } = this.#options;
    if (!isServiceError(error)) return;
    const { service, call, kind, status, cause } = error;
    const isRefused = !isOutage(error);
    if (isRefused) memory.breakers.succeed(circuit);
    if (isRefused && call !== 'accountDetail') return;
    const detail = cause instanceof Error ? cause.message : undefined;
    log({ event: 'service-failure', service, call, kind, status, detail });
    if (!isRefused && memory.breakers.fail(circuit, now())) log({ event: 'breaker-opened', circuit });
  }

  #reportDrops(call: CallName, { droppedCount, dropped }: Asked): void {
    if (droppedCount === 0) return;
    const { tenant, memory, log } = this.#options;
    const key = `${tenant.slug}/${call}/${JSON.stringify(dropped)}`;
    if (memory.reportedDrops.get(key)) return;
    memory.reportedDrops.set(key, true);
    log({ event: 'items-dropped', call, count: droppedCount, items: dropped });
  }
}
