import type { Call } from '#app/contract/call.ts';
import {
  type CallBody,
  type CallData,
  type CallName,
  type CallParams,
  type CallQuery,
  calls,
  type OptionalCallName,
} from '#app/contract/calls.ts';
import { isChildSession } from '#app/contract/profile.ts';
import { memoizeByKey } from '#app/lib/memoize.ts';
import {
  isCacheable,
  isDecorative,
  isLanguageFree,
  isSharedWithChildren,
  isWithoutSession,
} from './call-policy.server.ts';
import { type CallExtra, type CallInput, type CallLanguages, cacheKey } from './call-request.server.ts';
import { type CallResponse, readStoredResponse } from './call-response.server.ts';
import { hasCall } from './capabilities.server.ts';
import { type GuardOptions, sendGuarded } from './guarded-request.server.ts';
import { openDocument } from './open-document.server.ts';
import { openSocket } from './open-socket.server.ts';
import type { ResponseCache } from './response-cache.server.ts';
import type { ServiceRequest } from './send-request.server.ts';
import { isOutage, isTooMany } from './service-error.ts';

/** What outlives a request: one of each an isolate. */
export type ServiceMemory = GuardOptions['memory'] & {
  responses: ResponseCache;
  /** Which calls the tenants' backends have. */
  capabilities: ResponseCache;
};

export interface ClientOptions extends GuardOptions {
  memory: ServiceMemory;
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
  /** Whether the backend has a call that it may lack: see `hasCall`. */
  readonly has = memoizeByKey(async (name: OptionalCallName) => {
    await this.#recallLanguages();
    return hasCall(this.#options, name);
  });
  #hasFailed = false;
  #retryAfterSeconds: number | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Whether some call failed without even a stale answer: what was rendered from it is not worth keeping. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** How long a service that limits the rate wants to be left alone. */
  get retryAfterSeconds(): number | undefined {
    return this.#retryAfterSeconds;
  }

  async call<N extends CallName>(
    name: N,
    input: InputOf<N>,
    extra: CallExtra = {},
  ): Promise<CallResponse<CallData<N>>> {
    const { tenant, viewer } = this.#options;
    const call: Call = calls[name];
    const isShared = isWithoutSession(name, call, tenant.hasPersonalisedLists);
    const sessionId = isShared ? this.#childSessionFor(name) : viewer.sessionId();
    try {
      return await this.#send(name, { ...(input as CallInput), ...extra }, sessionId);
    } catch (error) {
      if (isTooMany(error)) this.#retryAfterSeconds = error.retryAfterSeconds;
      if (isDecorative(name)) throw error;
      // Without its config a brand has no page at all, even when the service is sure that there is none.
      if (isOutage(error) || isTooMany(error) || name === 'accountDetail') this.#hasFailed = true;
      throw error;
    }
  }

  /**
   * The guests' response, of a child's profile its own, for what a page can do without: its failure keeps no page out of
   * the page cache.
   */
  glance<N extends CallName>(name: N, input: InputOf<N>): Promise<CallResponse<CallData<N>>> {
    return this.#send(name, input as CallInput, this.#childSessionFor(name));
  }

  /** With a session, a call neither reads the responses that are shared nor adds to them (docs/decisions/087). */
  #childSessionFor(name: CallName): string | null {
    const sessionId = this.#options.viewer.sessionId();
    return sessionId !== null && isChildSession(sessionId) && !isSharedWithChildren(name) ? sessionId : null;
  }

  /** Drops the shared responses in all of the account's languages, so that the next call fetches them again. */
  async forget<N extends CallName>(name: N, input: InputOf<N>): Promise<void> {
    const { tenant, viewer, memory } = this.#options;
    await this.#recallLanguages();
    const languages = isLanguageFree(name) ? [null] : viewer.accountLanguages();
    const forgetIn = async (language: string | null) =>
      memory.responses.forget(await cacheKey(tenant, language, name, input as CallInput));
    await Promise.all(languages.map(forgetIn));
  }

  /** A document of the viewer's own, unread: see `openDocument`. */
  async download<N extends CallName>(
    name: N,
    document: Parameters<typeof openDocument>[3],
  ): Promise<ReadableStream<Uint8Array>> {
    await this.#recallLanguages();
    return openDocument(this.#options, name, calls[name], document);
  }

  /** A WebSocket of the service; null where it has none to give, which never counts against it. */
  async openSocket(call: Call, params: Readonly<Record<string, string>>): Promise<WebSocket | null> {
    await this.#recallLanguages();
    return openSocket(this.#options, call, params);
  }

  /** The types have checked the input up to here; from here on the table's schemas check at run time. */
  async #send<N extends CallName>(
    name: N,
    input: CallInput,
    sessionId: string | null,
  ): Promise<CallResponse<CallData<N>>> {
    // The call's own schema has read it.
    return (await this.#respond({ name, call: calls[name], input, sessionId })) as CallResponse<CallData<N>>;
  }

  async #respond(request: Omit<ServiceRequest, 'languages'>): Promise<CallResponse> {
    const { viewer } = this.#options;
    await this.#recallLanguages();
    const known = viewer.languages();
    const languages = known ?? viewer.likelyLanguages();
    if (!isCacheable(request.name))
      return (await sendGuarded(this.#options, { ...request, languages })).value;
    if (isLanguageFree(request.name)) return this.#read({ ...request, languages: ownOf(languages) });
    return known ? this.#read({ ...request, languages }) : this.#readUnknown({ ...request, languages });
  }

  /** What is the same for everybody comes from the cache; it never holds what was sent with a session. */
  async #read(request: ServiceRequest): Promise<CallResponse> {
    const { memory } = this.#options;
    const { call, sessionId } = request;
    const key = await this.#keyOf(request);
    const send = () => sendGuarded(this.#options, request);
    if (sessionId !== null) return this.#once(`own ${key}`, async () => (await send()).value);
    return this.#once(key, () =>
      memory.responses.through(key, this.#options, (text) => readStoredResponse(call, text), send),
    );
  }

  /**
   * While nobody knows the account's languages, the call goes out beside the account's own, in those that are
   * likely, and again where they turn out to be others.
   */
  async #readUnknown(request: ServiceRequest): Promise<CallResponse> {
    const key = await this.#keyOf(request);
    return this.#once(`likely ${key}`, async () => {
      const result = await sendGuarded(this.#options, request);
      const languages = await this.#learnLanguages(request, result.value);
      if (languages && !isSame(languages, request.languages)) return this.#read({ ...request, languages });
      if (languages && request.sessionId === null)
        this.#options.memory.responses.store(key, this.#options, result);
      return result.value;
    });
  }

  /** Headers and cache keys have the account's languages in them, if an earlier request has learnt them. */
  #recallLanguages(): Promise<void> | undefined {
    const { viewer } = this.#options;
    return viewer.languages() === null ? viewer.recallLanguages?.() : undefined;
  }

  #learnLanguages({ name }: ServiceRequest, { data }: CallResponse): Promise<CallLanguages | null> {
    const { viewer } = this.#options;
    // The account would wait for the bundle that it is part of, which the call's own schema has read.
    if (name !== 'homeBundle') return viewer.learnLanguages();
    const { allowed_languages: languages, default_language: defaultLanguage } = (
      data as CallData<'homeBundle'>
    ).account;
    return viewer.chooseFrom({ languages, defaultLanguage });
  }

  /** When two loaders of one page request send the same service request, it goes out once. */
  #once(key: string, send: () => Promise<CallResponse>): Promise<CallResponse> {
    const running = this.#running.get(key) ?? send();
    this.#running.set(key, running);
    return running.finally(() => this.#running.delete(key));
  }

  #keyOf({ name, input, languages }: Pick<ServiceRequest, 'name' | 'input' | 'languages'>): Promise<string> {
    return cacheKey(this.#options.tenant, isLanguageFree(name) ? null : languages.language, name, input);
  }
}

/** One response for all languages is requested in the account's own. */
const ownOf = ({ defaultLanguage }: CallLanguages): CallLanguages => ({
  language: defaultLanguage,
  defaultLanguage,
});

const isSame = (a: CallLanguages, b: CallLanguages) =>
  a.language === b.language && a.defaultLanguage === b.defaultLanguage;
