import { beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '#tests/support/page-document.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

// What nobody can reach does not exist: each area of a brand is linked from its front page, without scripts.

let site: TestSite;
beforeAll(async () => {
  site = await sharedSeededSite();
});

async function linksIn(slug: string, part: 'header' | 'footer'): Promise<Set<string>> {
  const browser = site.browser(`${slug}.localhost`);
  const page = parsePage(await (await browser.visit('/')).text(), browser.origin);
  const links = [...page.querySelectorAll(`body ${part} a[href]`)];
  return new Set(links.map((link) => (link.getAttribute('href') ?? '').replace(/\?.*$/, '')));
}

describe('a guest on the front page', () => {
  it.each(['aurora', 'pulse'])('of %s finds plans and channels in header and footer', async (slug) => {
    const [header, footer] = await Promise.all([linksIn(slug, 'header'), linksIn(slug, 'footer')]);
    expect([...header]).toContain('/channels');
    expect([...footer]).toContain('/channels');
    expect([...footer]).toContain('/pricing');
  });

  it('finds the plans in the header, where its owner has set up no call to action', async () => {
    expect([...(await linksIn('aurora', 'header'))]).toContain('/pricing');
  });
});

describe('the page of signing in', () => {
  it('names the title that is to be watched', async () => {
    const page = await site.browser('aurora.localhost').visit('/login?redirectTo=%2Fwatch%2Fmeridian');
    expect(await page.text()).toContain('Sign in to watch “Meridian”.');
  });

  it('does without the name of a title that there is not', async () => {
    const page = await site.browser('aurora.localhost').visit('/login?redirectTo=%2Fwatch%2Fnothing');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Sign in to watch.');
  });
});
