import { beforeEach, describe, expect, test, vi } from 'vitest';
import { httpMailer } from '#workers/platform/mail/http-mailer.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';

const MAIL = { id: 'm1' } as Mail;
const SETTINGS = { apiUrl: 'https://mail.example', apiKey: 'key', from: 'no-reply@example.com' };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A mailer whose provider responds with these statuses, and when each try arrived, in milliseconds. */
function openMailer(...statuses: number[]) {
  const startedAt = Date.now();
  const tries: number[] = [];
  vi.stubGlobal('fetch', async () => {
    tries.push(Date.now() - startedAt);
    return new Response(null, { status: statuses.shift() ?? 200 });
  });
  const mailer = httpMailer(() => ({ path: '/mails', headers: {}, body: {} }), SETTINGS);
  return { mailer, tries };
}

describe('a mail that the provider does not take', () => {
  test('is sent again after half a second, and once more after another second', async () => {
    const { mailer, tries } = openMailer(503, 429);
    const sending = mailer.send(MAIL);
    await vi.runAllTimersAsync();
    await sending;
    expect(tries).toEqual([0, 500, 1500]);
  });

  test('is given up after the third try, and at once where another try would not help', async () => {
    const down = openMailer(500, 502, 503);
    const sending = expect(down.mailer.send(MAIL)).rejects.toMatchObject({ status: 503 });
    await vi.runAllTimersAsync();
    await sending;
    expect(down.tries).toHaveLength(3);
    const rejecting = openMailer(422);
    await expect(rejecting.mailer.send(MAIL)).rejects.toMatchObject({ status: 422 });
    expect(rejecting.tries).toHaveLength(1);
  });
});
