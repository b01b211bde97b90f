import type { Call } from '#app/contract/call.ts';
import type { CallName } from '#app/contract/calls.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { isCacheable, isLanguageFree, isSlow } from './call-policy.server.ts';
import { buildRequest, type CallInput } from './call-request.server.ts';
import {
  type AcceptedResponse,
  acceptResponse,
  type CallResponse,
  toServiceError,
} from './call-response.server.ts';
import { FetchFailure, type FetchLike, fetchJson } from './fetch-json.server.ts';
import type { Loaded } from './response-cache.server.ts';
import { isOutage } from './service-error.ts';

const CALL_DEADLINE_MS = 800;
const PAYMENT_DEADLINE_MS = 5_000;
const REQUEST_BUDGET_MS = 3_000;
const RETRY_DELAY_MS = { min: 20, spread: 80 };

export interface RequestOptions {
  tenant: Tenant;
  /** Fetches from the platform's binding, or from anywhere by URL. */
  fetchers: { platform: FetchLike; outside: FetchLike };
  viewer: {
    /**
     * Undefined while the account's languages are not known yet: services then answer in their own default.
     */
    language(): string | undefined;
    defaultLanguage(): string | undefined;
    sessionId(): string | null;
    /** Where the viewer's request came from, for the calls that count tries and list devices. */
    address?: string | null;
    agent?: string | null;
    deviceKeys?(): readonly string[];
  };
  traceparent: string;
  /** Development machines are slower than the edge. */
  deadlineMs?: number | undefined;
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
}

export type ServiceResult = Loaded<CallResponse> & Pick<AcceptedResponse, 'dropped' | 'droppedCount'>;

/**
 * Sends the request; a failed GET is retried once after a short random delay. Both share the call's deadline.
 */
export async function sendRequest(options: RequestOptions, request: ServiceRequest): Promise<ServiceResult> {
  const deadline = deadlineOf(options, request);
  try {
    return await sendOnce(options, request, deadline);
  } catch (error) {
    const delayMs = RETRY_DELAY_MS.min + Math.random() * RETRY_DELAY_MS.spread;
    const isWorthIt = request.call.method === 'GET' && mayPass(error);
    if (!isWorthIt || options.now() + delayMs >= deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return sendOnce(options, request, deadline);
  }
}

/** A broken connection or a 5xx may be gone a moment later; invalid or late responses would only repeat. */
function mayPass(error: unknown): boolean {
  return isOutage(error) && (error.kind === 'unreachable' || error.kind === 'rejected');
}

/** All calls but payments and password hashing share the request's budget. */
function deadlineOf(
  { now, startedAt, deadlineMs = CALL_DEADLINE_MS }: RequestOptions,
  { name, call }: ServiceRequest,
): number {
  if (call.service === 'payment' || isSlow(name)) return now() + PAYMENT_DEADLINE_MS;
  return Math.min(now() + deadlineMs, startedAt + Math.max(REQUEST_BUDGET_MS, deadlineMs));
}

async function sendOnce(
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
    throw toServiceError(error, name, call.service);
  } finally {
    options.addTiming(call.service, now() - startedAt);
  }
}

function toRequest(
  { tenant, viewer, traceparent }: RequestOptions,
  { name, call, input, sessionId }: ServiceRequest,
) {
  return buildRequest(call, input, {
    tenant,
    language: isLanguageFree(name) ? undefined : viewer.language(),
    defaultLanguage: viewer.defaultLanguage(),
    sessionId,
    traceparent,
    ...((call.service === 'user' || call.service === 'payment') && !isCacheable(name)
      ? { address: viewer.address, agent: viewer.agent }
      : {}),
    ...(call.takesPassword ? { deviceKeys: viewer.deviceKeys?.() } : {}),
  });
}
