import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { startSeededSite } from '#tests/support/site.ts';
import { startWrittenSite } from './written-site.ts';

const built = (page_url: string, ...data: Record<string, unknown>[]) => ({
  type: 'CUSTOM',
  page_url,
  title: 'Built',
  components: data.map((each, index) => ({ id: `b${index}`, data: each })),
});
const banner = (heading: string) => ({ component_key: 'defaultBanner', title: heading });

let site: Awaited<ReturnType<typeof startWrittenSite>>;
beforeAll(async () => {
  site = await startWrittenSite();
});

const pageAt = (pageURL: string) => paths.customPage({ pageURL });

describe('a page that is built from blocks', () => {
  it('shows its blocks in order, and leaves out unknown and invalid ones', async () => {
    const { browser } = await site.makeBrand({
      cmsPages: [
        built(
          '/spring',
          banner('Alpha'),
          { component_key: 'ofTheFuture', heading: 'Unknown' },
          { component_key: 'defaultBanner', heading: { not: 'words' }, slide_data: 7 },
          banner('Omega <img src=x onerror=alert(1)>'),
        ),
      ],
    });
    const response = await browser.request(pageAt('spring'));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/Alpha.*Omega &lt;img src=x onerror=alert\(1\)&gt;/s);
    expect(html).not.toContain('Unknown');
    expect(html).toMatch(/<title>Built · /);
  });

  it('links the styles of its own blocks, ranked after the layers, and none of others', async () => {
    const { browser } = await site.makeBrand({ cmsPages: [built('spring', banner('Alpha'))] });
    const html = await (await browser.request(pageAt('spring'))).text();
    expect(html).toContain('<meta name="marquee-components" content="blockPage defaultBanner"/>');
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([\w-]+?)-\w{7}\.css"/g)].map(
      ([, name]) => name,
    );
    const ofBlocks = sheets.filter((name) => name?.startsWith('blocks-'));
    expect(ofBlocks.toSorted()).toEqual(['blocks-banners', 'blocks-common']);
    expect(html.indexOf('@layer')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('is found however its address is spelt; an unknown one redirects home', async () => {
    const { browser } = await site.makeBrand({
      cmsPages: [
        built('/custom/Spring/', banner('Alpha')),
        { type: 'STATIC', page_url: 'words', content: 'x' },
      ],
    });
    expect((await browser.request(pageAt('spring'))).status).toBe(200);
    for (const unknown of ['autumn', 'words', '__proto__']) {
      const response = await browser.request(pageAt(unknown));
      expect([response.status, response.headers.get('location')]).toEqual([302, paths.homeAlias()]);
    }
  });

  it('without a block shows a placeholder', async () => {
    const { browser } = await site.makeBrand({ cmsPages: [built('empty', { component_key: 'x' })] });
    const html = await (await browser.request(pageAt('empty'))).text();
    expect(html).toContain('Something good is on its way');
  });

  it('differs from another brand’s at the same address', async () => {
    const one = await site.makeBrand({ cmsPages: [built('spring', banner('Alpha'))] });
    const other = await site.makeBrand({ cmsPages: [built('spring', banner('Beta'))] });
    expect(await (await one.browser.request(pageAt('spring'))).text()).toContain('Alpha');
    const html = await (await other.browser.request(pageAt('spring'))).text();
    expect(html).toContain('Beta');
    expect(html).not.toContain('Alpha');
  });
});

describe('the gallery of blocks', () => {
  it('shows every block to developers, or the requested one in a theme', async () => {
    const seeded = await startSeededSite();
    const browser = seeded.browser('aurora.localhost');
    const all = await (await browser.request(paths.blockGallery())).text();
    expect(all.match(/data-block="/g)?.length).toBeGreaterThan(10);
    const one = await (
      await browser.request(
        paths.blockGallery({}, { block: 'defaultBanner', theme: 'GREEN_ENERGY', vary: 'long' }),
      )
    ).text();
    expect([...one.matchAll(/data-block="(\w+)"/g)].map(([, key]) => key)).toEqual(['defaultBanner']);
    expect(one).toContain('حكاية طويلة');
    const variants = {
      block: 'narrowAdmonition',
      header: 'reducedHeader',
      footer: 'takedownFooter',
      form: 'no-such',
    };
    const around = await (await browser.request(paths.blockGallery({}, variants))).text();
    expect(around).toContain('See classes');
    expect(around).toContain('Takedown notice');
  });

  it('responds with 404 on a deployed site', async () => {
    const deployed = await startSeededSite({ bindings: { edge: { PLATFORM_HOSTS: '' } } });
    expect((await deployed.browser('aurora.localhost').request(paths.blockGallery())).status).toBe(404);
  });
});
