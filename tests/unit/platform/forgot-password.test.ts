import { beforeEach, expect, test, vi } from 'vitest';
import { forgotPassword } from '#workers/platform/user/forgot-password.ts';

type Context = Parameters<typeof forgotPassword>[0];

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A call for this address; `calls` is what it has done so far, in order. */
async function requestMail(email_id: string) {
  const calls: string[] = [];
  const noting = (name: string, result: unknown) => async () => {
    calls.push(name);
    return result;
  };
  const user = email_id === 'ana@example.com' ? { id: 'ana', name: 'Ana', emailId: email_id } : null;
  const context = {
    body: { email_id },
    language: 'en',
    now: new Date(),
    client: { address: '203.0.113.7', device: null },
    store: {
      accountId: 'acc',
      users: { byEmail: noting('look up', user) },
      credentials: { addKey: noting('add key', undefined) },
      security: { record: noting('record', undefined) },
    },
    dependencies: {
      waits: {},
      signingKey: 'key',
      limiter: { take: noting('count', null) },
      outbox: { send: noting('send', undefined) },
    },
    waitUntil: (work: () => Promise<unknown>) => void Promise.resolve().then(work),
  } as unknown as Context;
  const answer = await forgotPassword(context);
  await vi.advanceTimersByTimeAsync(900);
  return { answer, before: [...calls], calls };
}

test('the answer, and all that is done until it has gone, are the same for known and unknown addresses', async () => {
  const known = await requestMail('ana@example.com');
  const unknown = await requestMail('nobody@example.com');
  expect(known.answer).toEqual(unknown.answer);
  expect(known.before).toEqual(['count', 'count']);
  expect(unknown.before).toEqual(known.before);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(known.calls).toContain('send');
  expect(unknown.calls).not.toContain('send');
});
