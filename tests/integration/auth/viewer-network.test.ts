import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#workers/platform/storage/schema/user.ts';
import { type AuthSite, PASSWORD, shownPage, startAuthSite } from './auth-site.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

let site: AuthSite;

beforeAll(async () => {
  site = await startAuthSite();
});

describe('the viewer’s IP address', () => {
  it('is the one in Cloudflare’s header, and no other header of the request changes it', async () => {
    const brand = await site.makeBrand();
    // Reset mails are limited by IP address, and cost no password hash.
    const requestReset = async (index: number, address: string) =>
      shownPage(
        await brand.browser().submit(
          '/forgot-password',
          { email: `guess-${index}@example.com` },
          {
            'CF-Connecting-IP': address,
            viewer_address: `198.51.100.${index}`,
            'X-Forwarded-For': `198.51.100.${index}`,
          },
        ),
      );
    for (let index = 0; index < 30; index += 1)
      expect(await requestReset(index, '203.0.113.5')).not.toContain('Too many');
    expect(await requestReset(30, '203.0.113.5')).toContain('Too many');
    expect(await requestReset(31, '203.0.113.6')).not.toContain('Too many');
  });

  it('is stored in the session with the device', async () => {
    const brand = await site.makeViewer();
    const fields = { email: brand.email, password: PASSWORD };
    await brand.browser().submit('/login', fields, { 'User-Agent': FIREFOX, viewer_agent: 'x' });
    const rows = await drizzle(site.bindings.db)
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, brand.accountId));
    expect(rows.map(({ device }) => device)).toContain('Firefox · Android');
  });
});

it('a development site shows what it has mailed, with links to itself', async () => {
  const brand = await site.makeRegisteredViewer();
  const path = await (async () => {
    for (;;) {
      const list = await (await site.fetch(brand.hostname, '/__mail')).text();
      const found = /href="(\/__mail\/[^"]+)"/.exec(list)?.[1];
      if (found) return found;
    }
  })();
  const page = await (await site.fetch(brand.hostname, path)).text();
  expect(page).toContain(brand.email);
  expect(page).toContain(`http://${brand.hostname}:${site.port}/verify-email/`);
  const other = await site.makeBrand();
  expect((await site.fetch(other.hostname, path)).status).toBe(404);
});
