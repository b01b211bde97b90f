import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Mail } from '#workers/platform/mail/mail.ts';
import { incidents } from '#workers/platform/storage/schema/incident.ts';
import { queuedMails } from '#workers/platform/storage/schema/mail.ts';
import { eventually, keyIn, makeMailedBrand } from './account-mail.ts';
import { startMailProvider } from './mail-provider.ts';
import { SERVICES_ORIGIN, startPlatform } from './start-platform.ts';

const FROM = 'no-reply@mail.marquee.example';
const NAME = '<b>Zoë</b>\u202e "x"';

interface MailLine {
  event: string;
  outcome: string;
  status?: number;
}

/** A platform with a fake mail provider, and its log. */
async function startMailing(provider: 'resend' | 'postmark') {
  const api = await startMailProvider();
  const lines: string[] = [];
  const platform = await startPlatform({
    vars: { MAIL_PROVIDER: provider, MAIL_API_KEY: 'mail-key', MAIL_FROM: FROM, MAIL_API_URL: api.url },
    onLog: (message) => lines.push(message),
  });
  const mailLines = () =>
    lines.filter((line) => line.includes('"mail"')).map((line) => JSON.parse(line) as MailLine);
  return { api, platform, lines, mailLines };
}

describe('mails through Resend', async () => {
  const { api, platform, lines, mailLines } = await startMailing('resend');

  test('a mail is sent as its API expects', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.register(NAME);
    const sent = await eventually(async () =>
      api.received.find(({ body }) => String(body.to).includes(email_id)),
    );
    expect([sent.method, sent.path]).toEqual(['POST', '/emails']);
    expect(sent.headers.authorization).toBe('Bearer mail-key');
    expect(sent.body).toMatchObject({
      from: `"Brand" <${FROM}>`,
      to: [`"<b>Zoë</b> \\"x\\"" <${email_id}>`],
      subject: 'Please verify your e-mail address for Brand',
      tags: [{ name: 'kind', value: 'verify' }],
    });
    expect(sent.body.html).toContain('<bdi>&#60;b&#62;Zoë&#60;/b&#62; &#34;x&#34;</bdi>');
    expect(sent.body.html).not.toContain('<b>');
  });

  test('a temporary failure is retried, with the same mail', async () => {
    const brand = await makeMailedBrand(platform);
    const before = api.received.length;
    api.respondWith(503, 429);
    await brand.register();
    const tries = await eventually(async () => {
      const own = api.received.slice(before);
      return own.length === 3 ? own : null;
    });
    expect(new Set(tries.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(tries.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await eventually(
      async () => mailLines().filter(({ outcome }) => outcome === 'sent').length === 2 || null,
    );
  });

  test.each([
    ['rejects a mail', 'failed', [422], 1, 422],
    ['stays down', 'deferred', [500, 502, 503], 3, 503],
  ])(
    'a provider that %s breaks no call, and the log names no address',
    async (_, result, statuses, tries, status) => {
      const brand = await makeMailedBrand(platform);
      const before = api.received.length;
      const failed = () => mailLines().filter(({ outcome }) => outcome === result);
      const failedBefore = failed().length;
      api.respondWith(...statuses);
      const { email_id, session } = await brand.register('Zoë Quill');
      expect((await brand.call('sessionInfo', { session })).status).toBe(200);
      const last = await eventually(async () => failed()[failedBefore]);
      expect(last).toMatchObject({ status });
      // What is tried again is no incident yet.
      const own = await platform.db.select().from(incidents).where(eq(incidents.accountId, brand.account));
      expect(own.map(({ kind, subject }) => [kind, subject])).toEqual(
        result === 'failed' ? [['mail-failed', 'verify']] : [],
      );
      expect(api.received.length - before).toBe(tries);
      const key = keyIn(api.received[before]?.body as unknown as Mail, brand.origin);
      for (const secret of [email_id, key, 'Quill']) expect(lines.join('\n')).not.toContain(secret);
    },
  );

  test('the Worker’s cron retries the same mail until it is accepted; then it is deleted', async () => {
    const brand = await makeMailedBrand(platform);
    const before = api.received.length;
    api.respondWith(500, 502, 503);
    const { email_id } = await brand.register();
    const queued = () =>
      platform.db.select().from(queuedMails).where(eq(queuedMails.accountId, brand.account));
    const [waiting] = await eventually(async () => {
      const rows = await queued();
      return rows[0]?.tries === 1 ? rows : null;
    });
    expect(JSON.stringify(waiting)).not.toContain(email_id);
    const worker = await platform.miniflare.getWorker();
    await worker.scheduled({ scheduledTime: waiting?.dueTime, cron: '* * * * *' });
    expect(await queued()).toEqual([]);
    const tries = api.received.slice(before).filter(({ body }) => String(body.to).includes(email_id));
    expect(tries).toHaveLength(4);
    expect(new Set(tries.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(tries.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(readFileSync('workers/platform/wrangler.toml', 'utf8')).toMatch(/^crons = .*"\* \* \* \* \*"/m);
  });
});

describe('mails through Postmark', async () => {
  const { api, platform } = await startMailing('postmark');

  test('a mail is sent as its API expects, in the viewer’s language, without click tracking', async () => {
    const brand = await makeMailedBrand(platform);
    const { email_id } = await brand.join();
    await brand.call('forgotPassword', { body: { email_id }, language: 'es' });
    const sent = await eventually(async () => api.received.find(({ body }) => body.Tag === 'reset'));
    expect(sent.path).toBe('/email');
    expect(sent.headers['x-postmark-server-token']).toBe('mail-key');
    expect(sent.body).toMatchObject({
      From: `"Marca" <${FROM}>`,
      To: `"Ana Lima" <${email_id}>`,
      Subject: 'Elige una contraseña nueva para Marca',
      MessageStream: 'outbound',
      TrackOpens: false,
      TrackLinks: 'None',
    });
    expect(sent.body.HtmlBody).toContain('lang="es" dir="ltr"');
    expect(sent.body.TextBody).toContain(`${brand.origin}/reset-password/`);
  });
});

describe('links lead to the account’s own site', async () => {
  const platform = await startPlatform();

  async function linkOf(brand: Awaited<ReturnType<typeof makeMailedBrand>>, origin: string) {
    const { email_id } = await brand.join();
    await brand.call('forgotPassword', { body: { email_id }, origin });
    return /^https?:\S+$/m.exec((await brand.mailed('reset')).text)?.[0] ?? '';
  }

  test('whatever address the request names', async () => {
    const [mine, theirs] = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
    // Another brand's hostname, an unknown one, and a Host header that differs.
    expect(await linkOf(mine, theirs.origin)).toMatch(`http://${mine.hostname}:8787/reset-password/`);
    const next = await makeMailedBrand(platform);
    expect(await linkOf(next, 'http://evil.example')).toMatch(`http://${next.hostname}/reset-password/`);
    const third = await makeMailedBrand(platform);
    expect(await linkOf(third, SERVICES_ORIGIN)).toMatch(`http://${third.hostname}/reset-password/`);
  });

  test('by https, where the site is not on this machine', async () => {
    const brand = await makeMailedBrand(platform);
    const hostname = `www.${brand.hostname.split('.')[0]}.example`;
    const record = { ...brand.record, hostnames: [hostname] };
    expect((await platform.admin('PUT', `/tenants/${record.slug}`, record)).status).toBe(200);
    expect(await linkOf(brand, `http://${hostname}`)).toMatch(`https://${hostname}/reset-password/`);
  });
});

test('a deployment without a provider works, sends no mail and has no mailbox', async () => {
  const lines: string[] = [];
  const platform = await startPlatform({ vars: { MAIL_PROVIDER: '' }, onLog: (line) => lines.push(line) });
  const brand = await makeMailedBrand(platform);
  const { email_id } = await brand.register();
  expect((await brand.call('forgotPassword', { body: { email_id } })).status).toBe(200);
  await eventually(async () => lines.filter((line) => line.includes('"no-provider"')).length === 2 || null);
  expect(await brand.mails()).toEqual([]);
  expect((await platform.fetch(`${brand.origin}/__mail`)).status).toBe(404);
});

test('the mailbox of a development machine shows a brand its own mails, as text', async () => {
  const platform = await startPlatform();
  const [mine, theirs] = [await makeMailedBrand(platform), await makeMailedBrand(platform)];
  const { email_id } = await mine.register('<img src=x onerror=alert(1)>');
  await mine.mailed('verify');
  const list = await (await platform.fetch(`${mine.origin}/__mail`)).text();
  expect(list).toContain(email_id);
  expect(await (await platform.fetch(`${theirs.origin}/__mail`)).text()).toContain(
    'Nothing has been sent yet.',
  );

  const path = /href="(\/__mail\/[^"]+)"/.exec(list)?.[1] ?? '';
  const page = await platform.fetch(`${mine.origin}${path}`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('<iframe');
  expect(html).not.toContain('<img src=x');
  const letter = await (await platform.fetch(`${mine.origin}${path}/html`)).text();
  expect(letter).toContain('Verify e-mail address');
  expect(letter).not.toContain('<img src=x');
  expect((await platform.fetch(`${theirs.origin}${path}`)).status).toBe(404);
  expect((await platform.fetch(`${mine.origin}/__mail/%E0%A4%A`)).status).toBe(404);
});
