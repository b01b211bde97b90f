import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';

const HOSTILE = `</script><script>alert(1)</script><!--<script> "x" 'y' & \u2028 ]]> </title><img src=x onerror=alert(2)>`;

const film = {
  content_id: 'film-1',
  title: HOSTILE,
  description: HOSTILE,
  thumbnail: 'a"b<c>.webp',
  video_type: 'SPV',
  category: [{ _id: 'drama', name: HOSTILE }],
  artists: { cast: [{ id: 'a1', name: HOSTILE }] },
  duration: 6000,
};

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([
    sharedSite(),
    startForeignBackend({
      '/api/v1/content/detail/film-1': film,
      '/api/v1/content/related/film-1': [film],
      '/api/v1/content/filter': [film],
      '/api/v1/artists/detail/a1': { _id: 'a1', name: HOSTILE, bio: HOSTILE },
      '/api/v1/custom-page': [],
    }),
  ]);
});

afterAll(() => backend.close());

const visit = async (path: string) => {
  const { hostname } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  return (await site.fetch(hostname, path)).text();
};

describe('a text with markup', () => {
  it.each([
    paths.contentDetail({ id: 'film-1' }),
    paths.category({ id: 'drama' }),
    paths.artistDetail({ id: 'a1' }),
  ])('remains text in the head of %s', async (path) => {
    const html = await visit(path);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(data.length).toBeGreaterThan(0);
    const things = data.map(([, json = '']) => JSON.parse(json));
    // Parsed, the text is unchanged.
    expect(JSON.stringify(things)).toContain('</script><script>alert(1)');
  });

  it('remains text in a sitemap', async () => {
    const xml = await visit(paths.sitemapPage({ name: 'content-1.xml' }));
    expect(xml).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(
      xml.replace(/<\/?(?:urlset|url|loc|lastmod|xhtml:link|video:[a-z_]+)\b[^<>]*>|<\?xml[^<>]*>/g, ''),
    ).not.toMatch(/[<>]/);
  });
});
