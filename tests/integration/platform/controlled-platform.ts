import { fillPath } from '#app/contract/call.ts';
import { type CallName, calls } from '#app/contract/calls.ts';
import type { MailSettings } from '#workers/platform/mail/open-mailer.ts';
import { createPlatform } from '#workers/platform/platform.ts';
import type { TestPlatform } from './start-platform.ts';

/**
 * The platform in this process, on the test's database, by a clock that the test sets: for what takes days. What it does
 * once an answer is on its way is waited for.
 */
export function controlledPlatform(
  { bindings }: TestPlatform,
  startsAt = Date.parse('2026-03-01T12:00:00Z'),
  mail: Partial<MailSettings> = {},
) {
  const clock = { ms: startsAt };
  const waiting: Promise<unknown>[] = [];
  const nothing = {} as never;
  const platform = createPlatform({
    d1: bindings.db,
    media: bindings.media,
    tenants: bindings.tenants,
    liveRooms: nothing,
    // Limits have tests of their own; here a year of tries passes in a second.
    limits: { idFromName: () => nothing, get: () => ({ take: async () => null, clear: async () => {} }) },
    mail: { provider: undefined, apiKey: undefined, from: undefined, apiUrl: undefined, ...mail },
    signingKey: 'test-signing-key-0123456789abcdef',
    adminToken: 'test-admin-token',
    gatewayKey: 'test-gateway-key',
    gatewayAddresses: {},
    now: () => new Date(clock.ms),
  });

  async function call(
    name: CallName,
    options: {
      account: string;
      session?: string;
      language?: string;
      query?: Record<string, string>;
      body?: unknown;
    },
  ) {
    const { method, path } = calls[name];
    const url = new URL(fillPath(path, {}), 'http://platform.localhost');
    for (const [key, value] of Object.entries(options.query ?? {})) url.searchParams.set(key, value);
    const request = new Request(url, {
      method,
      headers: {
        account_id: options.account,
        ...(options.session ? { ott_sessionid: options.session } : {}),
        ...(options.language ? { language: options.language } : {}),
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

  return {
    clock,
    call,
    sweep: () => platform.tidy(new Date(clock.ms)),
    mail: () => platform.mail(new Date(clock.ms)),
  };
}
