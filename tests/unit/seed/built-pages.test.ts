import { describe, expect, it } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import { FooterSchema, HeaderSchema } from '#app/contract/template.ts';
import { isBlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { aurora } from '#demo/catalogue/aurora/brand.ts';
import { pulse } from '#demo/catalogue/pulse/brand.ts';
import { mediaFiles } from '#demo/seed/media-files.ts';
import type { Brand } from '#demo/seed/types.ts';

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
function pagesOf({ builtPages, builtHome }: Brand): { url: string; blocks: readonly Data[] }[] {
  return [...builtPages, ...(builtHome ? [{ url: 'home', blocks: builtHome.blocks }] : [])];
}

const brands = [aurora, pulse];
const blocks = brands.flatMap((brand) =>
  pagesOf(brand).flatMap(({ url, blocks }) =>
    blocks.flatMap((data) =>
      brand.languages.map(({ code: lng }) => ({ name: `${url}: ${data.component_key}, ${lng}`, data, lng })),
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
      const files = new Set((await mediaFiles(brand)).map(({ key }) => key));
      const known: Record<string, readonly { id: string }[]> = {
        CONTENT_DETAIL: brand.titles,
        ARTIST_DETAIL: brand.people,
        CATEGORY: brand.categories,
      };
      const all = objectsIn([pagesOf(brand), brand.builtHome?.header, brand.builtHome?.footer]);
      for (const { image_s3key, content_data, type, data, $t } of all) {
        if (image_s3key) expect(files).toContain(image_s3key);
        for (const id of (content_data as string[]) ?? [])
          expect(brand.titles.map((t) => t.id)).toContain(id);
        const linked = known[String(type)];
        if (linked) expect(linked.map(({ id }) => id)).toContain((data as { id: string }).id);
        if ($t) expect(Object.keys($t).sort()).toEqual(brand.languages.map(({ code }) => code).sort());
      }
    },
  );
});

describe('the built home of Pulse', () => {
  const { builtHome, builtPages, plans } = pulse;
  if (!builtHome) throw new Error('none');

  it('the home and its two pages have twenty kinds of blocks, begin with a hero and have swimlanes of both kinds', () => {
    const kinds = new Set(pagesOf(pulse).flatMap((page) => page.blocks.map((data) => data.component_key)));
    expect(builtPages).toHaveLength(2);
    expect(kinds.size).toBeGreaterThanOrEqual(20);
    expect(builtHome.blocks[0]?.component_key).toBe('fullHeightSlider');
    const lanes = builtHome.blocks.filter((data) => data.component_key === 'defaultSwimlane');
    expect(lanes.map(({ type }) => type).sort()).toEqual(['AUTOMATIC', 'STATIC']);
  });

  it('the header and the footer are read entirely in each language', () => {
    for (const { code } of pulse.languages) {
      expect(readWire(HeaderSchema, inLanguage(builtHome.header, code))).toMatchObject({
        ok: true,
        droppedCount: 0,
        value: { component_key: 'translucentHeader' },
      });
      expect(readWire(FooterSchema, inLanguage(builtHome.footer, code))).toMatchObject({
        ok: true,
        droppedCount: 0,
        value: { component_key: 'siteMapFooter' },
      });
    }
  });

  it('the prices are those of the plans', () => {
    const tags = objectsIn(builtHome.blocks).flatMap(({ price_tag }) => price_tag ?? []);
    const wanted = plans
      .filter(({ isPpv }) => !isPpv)
      .map(({ amountMinor }) => (amountMinor / 100).toFixed(2));
    expect(inLanguage(tags, 'en')).toEqual(wanted.map((euros) => `€${euros}`));
    expect(inLanguage(tags, 'fr')).toEqual(wanted.map((euros) => `${euros.replace('.', ',')} €`));
  });
});
