import type { LRUCache } from 'lru-cache';
import { type CallName, calls } from '#app/contract/calls.ts';
import { sha256Hex } from '#app/lib/sha256-hex.ts';
import type { Breakers, CountedCall } from './breaker.server.ts';
import { PROBES } from './call-policy.server.ts';
import { callDeadlineMs, deadlineMsOf, waitMsOf } from './deadlines.server.ts';
import {
  type RequestOptions,
  type ServiceRequest,
  type ServiceResult,
  sendOnce,
  sendRequest,
} from './send-request.server.ts';
import { isOutage, isServiceError, ServiceError } from './service-error.ts';
import type { ServiceLogEvent } from './service-log.ts';

/** By how much a timer may fire before its time, or the clock not move. */
const TIMER_MS = 50;

export interface GuardOptions extends RequestOptions {
  memory: {
    breakers: Breakers;
    /** Fields and items of lists whose unreadable values have been reported already. */
    reportedDrops: LRUCache<string, true>;
  };
  waitUntil(promise: Promise<unknown>): void;
  log(event: ServiceLogEvent): void;
}

/**
 * Sends a request unless its circuit is open, and waits for it as long as the page can. What may outlast the
 * page goes on after that.
 */
export function sendGuarded(options: GuardOptions, request: ServiceRequest): Promise<ServiceResult> {
  const sending = sendCounted(options, request);
  const waitMs = waitMsOf(options, request.name);
  if (deadlineMsOf(options, request.name) <= waitMs) return sending;
  return giveUpAfter(options, request, sending, waitMs);
}

async function giveUpAfter(
  { waitUntil }: GuardOptions,
  { name, call }: ServiceRequest,
  sending: Promise<ServiceResult>,
  waitMs: number,
): Promise<ServiceResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      waitUntil(sending.catch(() => undefined));
      reject(new ServiceError({ service: call.service, call: name, kind: 'timeout' }));
    }, waitMs);
  });
  try {
    return await Promise.race([sending, givenUp]);
  } finally {
    clearTimeout(timer);
  }
}

async function sendCounted(options: GuardOptions, request: ServiceRequest): Promise<ServiceResult> {
  const { breakers } = options.memory;
  const { name, call } = request;
  const counted = toCounted(options, request);
  if (!(await breakers.admits(counted))) {
    throw new ServiceError({ service: call.service, call: name, kind: 'open' });
  }
  const sentAt = options.now();
  try {
    const result = await sendRequest(options, request);
    await breakers.succeed(counted);
    reportDrops(options, name, result);
    return result;
  } catch (error) {
    if (isServiceError(error)) await recordFailure(options, counted, error, options.now() - sentAt);
    throw error;
  }
}

async function recordFailure(
  options: GuardOptions,
  counted: CountedCall,
  error: ServiceError,
  waitedMs: number,
): Promise<void> {
  const { memory, deadlines, log, waitUntil } = options;
  const { service, call, kind, status, cause } = error;
  const isAnswered = !isOutage(error);
  if (isAnswered) await memory.breakers.succeed(counted);
  if (isAnswered && call !== 'accountDetail') return;
  const detail = cause instanceof Error ? cause.message : undefined;
  log({ event: 'service-failure', service, call, kind, status, detail });
  // What a page had too little time left for is no sign of how the service is.
  const isCutShort = kind === 'timeout' && waitedMs < callDeadlineMs(deadlines) - TIMER_MS;
  if (isAnswered || isCutShort) return;
  if (await memory.breakers.fail(counted, kind !== 'invalid')) waitUntil(verifyService(options, counted));
}

async function verifyService({ memory, log }: GuardOptions, counted: CountedCall): Promise<void> {
  const { circuit } = counted;
  if (await memory.breakers.verify(counted)) log({ event: 'breaker-opened', circuit });
}

function toCounted(options: GuardOptions, request: ServiceRequest): CountedCall {
  const { tenant, now } = options;
  const { name, call, input, sessionId } = request;
  const { params, query, body } = input;
  return {
    circuit: `${tenant.slug}/${call.service}`,
    // Of a viewer's own call the session is part: what fails for one may be well for all others.
    record: () => sha256Hex(JSON.stringify([name, params, query, body, sessionId])),
    now,
    isServiceUp: () => isServiceUp(options, request),
  };
}

/** Also where nothing is known to be good. */
async function isServiceUp(options: GuardOptions, { call, languages }: ServiceRequest): Promise<boolean> {
  const probes = PROBES[call.service];
  if (probes.length === 0) return true;
  const results = await Promise.all(probes.map((name) => responds(options, name, languages)));
  return results.includes(true);
}

/** With anything but an error of the service's own: not found or malformed is a response, too. */
async function responds(
  options: GuardOptions,
  name: CallName,
  languages: ServiceRequest['languages'],
): Promise<boolean> {
  const deadline = options.now() + callDeadlineMs(options.deadlines);
  const request = { name, call: calls[name], input: {}, sessionId: null, languages };
  try {
    await sendOnce(options, request, deadline);
    return true;
  } catch (error) {
    return !isOutage(error) || error.kind === 'invalid';
  }
}

function reportDrops(
  { tenant, memory, log }: GuardOptions,
  call: CallName,
  { droppedCount, dropped }: ServiceResult,
): void {
  if (droppedCount === 0) return;
  const items = dropped.filter(({ path, expected }) => {
    const key = `${tenant.slug}/${call}/${path}/${expected}`;
    const isKnown = memory.reportedDrops.get(key) ?? false;
    memory.reportedDrops.set(key, true);
    return !isKnown;
  });
  if (items.length > 0) log({ event: 'items-dropped', call, count: droppedCount, items });
}
