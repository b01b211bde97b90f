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

describe('where a viewer comes from', () => {
  it('is what Cloudflare says, and no header of the viewer’s own changes it', async () => {
    const brand = await site.makeBrand();
    const login = (index: number, address: string) =>
      brand.browser().submit(
        '/login',
        { email: `guess-${index}@example.com`, password: PASSWORD },
        {
          'CF-Connecting-IP': address,
          viewer_address: `198.51.100.${index}`,
          'X-Forwarded-For': `198.51.100.${index}`,
        },
      );
    const guesses = await Promise.all(Array.from({ length: 50 }, (_, index) => login(index, '203.0.113.5')));
    for (const page of await Promise.all(guesses.map(shownPage)))
      expect(page).not.toContain('Too many attempts');
    expect(await shownPage(await login(50, '203.0.113.5'))).toContain('Too many attempts');
    expect(await shownPage(await login(51, '203.0.113.6'))).not.toContain('Too many attempts');
  });

  it('reaches the session with the device', async () => {
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
  const brand = await site.makeViewer();
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
