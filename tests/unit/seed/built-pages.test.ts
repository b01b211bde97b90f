import { describe, expect, it } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import { ROW_KINDS } from '#app/contract/rows.ts';
import { FooterSchema, HeaderSchema } from '#app/contract/template.ts';
import { isBlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { type DemoSite, demoBrands, readDemoSite, valuesOf } from '#demo/seed/brands.ts';
import { committedFiles } from '#demo/seed/media-files.ts';

type Data = Readonly<Record<string, unknown>>;

/** The viewer's text in place of `{ $t }`, as the platform answers. */
function inLanguage(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  const texts = '$t' in value ? (value.$t as Record<string, string>) : null;
  if (texts) return texts[language];
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, language)]),
  );
}

/** Every object inside, the outermost first. */
function objectsIn(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Data, ...Object.values(value).flatMap(objectsIn)];
}

/** A brand's pages, its home among them. */
function pagesOf(site: DemoSite): { url: string; blocks: readonly Data[] }[] {
  const pages = [...valuesOf(site, 'page'), ...valuesOf(site, 'template')].map((page) => ({
    url: page.id,
    blocks: ('components' in page ? (page.components ?? []) : []).map(({ data }) => data as Data),
  }));
  return pages.filter(({ blocks }) => blocks.length > 0);
}

const languagesOf = (site: DemoSite) => valuesOf(site, 'site')[0]?.languages ?? [];
const brands = await Promise.all(
  demoBrands.filter(({ isActive }) => isActive).map((brand) => readDemoSite(brand, new Date())),
);
const blocks = brands.flatMap((brand) =>
  pagesOf(brand).flatMap(({ url, blocks }) =>
    blocks.flatMap((data) =>
      languagesOf(brand).map(({ code: lng }) => ({
        name: `${url}: ${data.component_key}, ${lng}`,
        data,
        lng,
      })),
    ),
  ),
);

describe('a built page of a demo brand', () => {
  it.each(blocks)('the page $name is read entirely and shows something', ({ data, lng }) => {
    const key = String(data.component_key);
    const definition = isBlockKey(key) ? definitions[key] : undefined;
    if (!definition) throw new Error(`${key} is no block`);
    const read = readWire(definition.schema, inLanguage(data, lng));
    expect(read).toMatchObject({ ok: true, droppedCount: 0 });
    expect(read.ok && definition.toView(read.value)).toBeTruthy();
  });

  it.each(brands)(
    'the page of $slug has existing pictures, titles and people in all languages',
    async (brand) => {
      const files = new Set((await committedFiles(brand)).map(({ key }) => key));
      const known: Record<string, readonly { id: string }[]> = {
        CONTENT_DETAIL: [...valuesOf(brand, 'title'), ...valuesOf(brand, 'playlist')],
        ARTIST_DETAIL: valuesOf(brand, 'person'),
        CATEGORY: valuesOf(brand, 'category'),
      };
      const all = objectsIn([pagesOf(brand), valuesOf(brand, 'template')]);
      for (const { image_s3key, content_data, type, data, $t } of all) {
        if (image_s3key) expect(files).toContain(image_s3key);
        for (const id of (content_data as string[]) ?? [])
          expect(known.CONTENT_DETAIL?.map((title) => title.id)).toContain(id);
        const linked = known[String(type)];
        if (linked) expect(linked.map(({ id }) => id)).toContain((data as { id: string }).id);
        if ($t)
          expect(Object.keys($t).sort()).toEqual(
            languagesOf(brand)
              .map(({ code }) => code)
              .sort(),
          );
      }
    },
  );
});

describe('the built home of Pulse', () => {
  const pulse = brands.find(({ slug }) => slug === 'pulse');
  const [home] = pulse ? valuesOf(pulse, 'template') : [];
  if (!pulse || !home) throw new Error('none');
  const homeBlocks = (home.components ?? []).map(({ data }) => data as Data);

  it('the home and its two pages have twenty kinds of blocks, begin with a hero and have swimlanes of all kinds', () => {
    const kinds = new Set(pagesOf(pulse).flatMap((page) => page.blocks.map((data) => data.component_key)));
    expect(pagesOf(pulse)).toHaveLength(3);
    expect(kinds.size).toBeGreaterThanOrEqual(20);
    expect(homeBlocks[0]?.component_key).toBe('fullHeightSlider');
    const lanes = homeBlocks.filter((data) => data.component_key === 'defaultSwimlane');
    const types = ROW_KINDS.map((kind) => kind.toUpperCase());
    expect(lanes.map(({ type }) => type).sort()).toEqual(['AUTOMATIC', 'STATIC', ...types].sort());
  });

  it('the header and the footer are read entirely in each language', () => {
    for (const { code } of languagesOf(pulse)) {
      expect(readWire(HeaderSchema, inLanguage(home.header, code))).toMatchObject({
        ok: true,
        droppedCount: 0,
        value: { component_key: 'translucentHeader' },
      });
      expect(readWire(FooterSchema, inLanguage(home.footer, code))).toMatchObject({
        ok: true,
        droppedCount: 0,
        value: { component_key: 'siteMapFooter' },
      });
    }
  });

  it('the prices are those of the plans', () => {
    const tags = objectsIn(homeBlocks).flatMap(({ price_tag }) => price_tag ?? []);
    const wanted = valuesOf(pulse, 'plan')
      .filter(({ is_ppv }) => !is_ppv)
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map(({ amount_minor = 0 }) => (amount_minor / 100).toFixed(2));
    expect(inLanguage(tags, 'en')).toEqual(wanted.map((euros) => `€${euros}`));
    expect(inLanguage(tags, 'fr')).toEqual(wanted.map((euros) => `${euros.replace('.', ',')} €`));
  });
});
