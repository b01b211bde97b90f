import type { Call } from '#app/contract/call.ts';
import type { CallName } from '#app/contract/calls.ts';
import type { KnownLanguages } from '#app/features/tenancy/language-memory.server.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { sleep } from '#app/lib/sleep.ts';
import { isCacheable } from './call-policy.server.ts';
import { buildRequest, type CallInput, type CallLanguages } from './call-request.server.ts';
import {
  type AcceptedResponse,
  acceptResponse,
  type CallResponse,
  toServiceError,
} from './call-response.server.ts';
import { type DeadlineSettings, deadlineMsOf } from './deadlines.server.ts';
import { FetchFailure, type FetchLike, fetchJson } from './fetch-json.server.ts';
import type { Loaded } from './response-cache.server.ts';
import { isOutage } from './service-error.ts';

const RETRY_DELAY_MS = { min: 20, spread: 80 };

export interface RequestOptions {
  tenant: Tenant;
  /** Fetches from the platform's binding, or from anywhere by URL. */
  fetchers: { platform: FetchLike; outside: FetchLike };
  viewer: {
    /** Null while the account's languages are not known yet. */
    languages(): CallLanguages | null;
    /** Sees to it that `languages` knows what earlier requests have learnt; absent where it always does. */
    recallLanguages?(): Promise<void>;
    /** What they probably are until then. */
    likelyLanguages(): CallLanguages;
    /** All that the account speaks, or the likely one while they are not known. */
    accountLanguages(): readonly string[];
    /** Reads the account for them; null where it cannot be read. */
    learnLanguages(): Promise<CallLanguages | null>;
    /** The viewer's choice among those of an account that has been read. */
    chooseFrom(account: KnownLanguages): Promise<CallLanguages>;
    sessionId(): string | null;
    /** Where the viewer's request came from, for the calls that count tries and list devices. */
    address?: string | null;
    agent?: string | null;
    deviceKeys?(): readonly string[];
  };
  traceparent: string;
  deadlines: DeadlineSettings;
  /** When the request that all this is for came in. */
  startedAt: number;
  now(): number;
  addTiming(service: string, durationMs: number): void;
}

/** One request to one service. */
export interface ServiceRequest {
  name: CallName;
  call: Call;
  input: CallInput;
  sessionId: string | null;
  languages: CallLanguages;
}

export type ServiceResult = Loaded<CallResponse> & Pick<AcceptedResponse, 'dropped' | 'droppedCount'>;

/**
 * Sends the request; a failed GET is retried once after a short random delay. Both share the call's deadline.
 */
export async function sendRequest(options: RequestOptions, request: ServiceRequest): Promise<ServiceResult> {
  const deadline = options.now() + deadlineMsOf(options, request.name);
  try {
    return await sendOnce(options, request, deadline);
  } catch (error) {
    const delayMs = RETRY_DELAY_MS.min + Math.random() * RETRY_DELAY_MS.spread;
    const isWorthIt = request.call.method === 'GET' && mayPass(error);
    if (!isWorthIt || options.now() + delayMs >= deadline) throw error;
    await sleep(delayMs);
    return sendOnce(options, request, deadline);
  }
}

/** A broken connection or a 5xx may be gone a moment later; invalid or late responses would only repeat. */
function mayPass(error: unknown): boolean {
  return isOutage(error) && (error.kind === 'unreachable' || error.kind === 'rejected');
}

export async function sendOnce(
  options: RequestOptions,
  request: ServiceRequest,
  deadline: number,
): Promise<ServiceResult> {
  const { name, call } = request;
  const { tenant, fetchers, now } = options;
  const { url, init } = toRequest(options, request);
  const fetcher = tenant.serviceUrls[call.service] === undefined ? fetchers.platform : fetchers.outside;
  const startedAt = now();
  try {
    if (startedAt >= deadline) throw new FetchFailure('timeout', "the request's budget is used up");
    const answer = await fetchJson(fetcher, url, init, deadline - startedAt);
    return { ...acceptResponse(name, call, answer), text: answer.text };
  } catch (error) {
    throw toServiceError(error, name, call);
  } finally {
    options.addTiming(call.service, now() - startedAt);
  }
}

function toRequest(
  { tenant, viewer, traceparent }: RequestOptions,
  { name, call, input, sessionId, languages }: ServiceRequest,
) {
  return buildRequest(call, input, {
    tenant,
    ...languages,
    sessionId,
    traceparent,
    ...((call.service === 'user' || call.service === 'payment') && !isCacheable(name)
      ? { address: viewer.address, agent: viewer.agent }
      : {}),
    ...(call.takesPassword ? { deviceKeys: viewer.deviceKeys?.() } : {}),
  });
}
