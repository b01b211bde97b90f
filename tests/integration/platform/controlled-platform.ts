import { fillPath } from '#app/contract/call.ts';
import { type CallName, calls } from '#app/contract/calls.ts';
import { sandboxAddresses } from '#cli/local/worker-options.ts';
import type { RoomNamespace } from '#workers/platform/durable-objects/rooms.ts';
import type { MailSettings } from '#workers/platform/mail/open-mailer.ts';
import { readAddresses } from '#workers/platform/payment/gateways/read-addresses.ts';
import { createPlatform } from '#workers/platform/platform.ts';
import type { NamedKey } from '#workers/platform/storage/sealing.ts';
import { GATEWAY_KEY } from './make-shop.ts';
import type { TestPlatform } from './start-platform.ts';

interface Controls {
  /** Shared with another platform. */
  clock?: { ms: number };
  /** Called before each call to the outside and after each gateway's response; may throw, like a crash. */
  step?: () => void;
  /** Where rooms of live comments are; there are none by default. */
  liveRooms?: RoomNamespace;
  keys?: { gatewayKey: string; gatewayKeys?: NamedKey[] };
}

/**
 * The platform in this process, on the test's database and with a clock that the test sets, for tests that span
 * days. Its background work is awaited.
 */
export function controlledPlatform(
  { bindings, fetch }: TestPlatform,
  startsAt = Date.parse('2026-03-01T12:00:00Z'),
  mail: Partial<MailSettings> = {},
  { clock = { ms: startsAt }, step = () => {}, liveRooms, keys = { gatewayKey: GATEWAY_KEY } }: Controls = {},
) {
  const waiting: Promise<unknown>[] = [];
  const nothing = {} as never;
  const platform = createPlatform({
    d1: countedDatabase(bindings.db, step),
    media: bindings.media,
    tenants: bindings.tenants,
    liveRooms: liveRooms ?? nothing,
    // Rate limits have tests of their own; here a year of attempts passes in a second.
    limits: {
      idFromName: () => nothing,
      get: () => ({ take: async () => null, release: async () => {}, clear: async () => {} }),
    },
    mail: { provider: undefined, apiKey: undefined, from: undefined, apiUrl: undefined, ...mail },
    signingKey: 'test-signing-key-0123456789abcdef',
    adminToken: 'test-admin-token',
    ...keys,
    gatewayAddresses: readAddresses(sandboxAddresses()),
    waits: { mailRetryMs: 1, resetMailMs: 1 },
    // It calls the test platform's sandbox, if there is one. Miniflare's types differ from this process's.
    fetch: (async (url: string | URL, { signal: _, ...init }: RequestInit = {}) => {
      step();
      const response = await fetch(String(url), init as never);
      step();
      return response;
    }) as typeof globalThis.fetch,
    now: () => new Date(clock.ms),
  });

  async function call(
    name: CallName,
    options: {
      account: string;
      session?: string;
      language?: string;
      /** The idempotency key. */
      key?: string;
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
    },
  ) {
    const { method, path } = calls[name];
    const url = new URL(fillPath(path, options.params ?? {}), 'http://platform.localhost');
    for (const [key, value] of Object.entries(options.query ?? {})) url.searchParams.set(key, value);
    const request = new Request(url, {
      method,
      headers: {
        account_id: options.account,
        ...(options.session ? { ott_sessionid: options.session } : {}),
        ...(options.language ? { language: options.language } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    const response = await platform.handle(request, { waitUntil: (work) => void waiting.push(work) });
    const answer = {
      status: response.status,
      body: (await response.json()) as { data?: unknown; message?: string },
    };
    await Promise.all(waiting.splice(0));
    return answer;
  }

  /** Any request, such as one of the operator's API. */
  async function handle(url: string, init: { method?: string; headers?: HeadersInit; body?: BodyInit } = {}) {
    const response = await platform.handle(new Request(url, init), {
      waitUntil: (work) => void waiting.push(work),
    });
    await Promise.all(waiting.splice(0));
    return response;
  }

  return {
    clock,
    call,
    handle,
    checkPayments: () => platform.checkPayments(new Date(clock.ms)),
    renew: () => platform.renew(new Date(clock.ms)),
    remind: () => platform.remind(new Date(clock.ms)),
    publish: () => platform.publish(new Date(clock.ms)),
    erase: () => platform.erase(new Date(clock.ms)),
    sweep: () => platform.tidy(new Date(clock.ms)),
    mail: () => platform.mail(new Date(clock.ms)),
  };
}

type Statement = D1PreparedStatement & { original: D1PreparedStatement };

function countedDatabase(d1: D1Database, step: () => void): D1Database {
  const counted = (original: D1PreparedStatement): Statement => {
    const { bind, all, run, raw, first } = original;
    const after =
      <Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        step();
        return await method.apply(original, args);
      };
    return {
      original,
      bind: (...values: unknown[]) => counted(bind.apply(original, values)),
      all: after(all),
      run: after(run),
      raw: after(raw),
      first: after(first),
    } as unknown as Statement;
  };
  return {
    prepare: (query: string) => counted(d1.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) => {
      step();
      return await d1.batch(statements.map((each) => (each as Statement).original));
    },
  } as unknown as D1Database;
}
