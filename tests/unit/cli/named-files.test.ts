import { describe, expect, test } from 'vitest';
import { AssetKeySchema } from '#app/contract/primitives.ts';
import { KIND_NAMES } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import { FILE_FIELDS, namedFiles } from '#cli/site/files/named-files.ts';

/** Names of the fields whose schema, or what it wraps, is that of a file's key. */
function fileFieldsOf(schema: unknown, name = '', seen = new Set<unknown>()): string[] {
  if (schema === AssetKeySchema) return [name];
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { entries, ...rest } = schema as { entries?: Record<string, unknown> };
  const inEntries = Object.entries(entries ?? {}).flatMap(([field, one]) =>
    fileFieldsOf(one, field, new Set(seen)),
  );
  const { wrapped, item, options, pipe } = rest as Record<string, unknown>;
  const inner = [wrapped, item, ...[options, pipe].flat()];
  return [...inEntries, ...inner.flatMap((one) => fileFieldsOf(one, name, seen))];
}

describe('the files that an entity names', () => {
  test('are in fields that the check knows', () => {
    const found = KIND_NAMES.flatMap((kind) => fileFieldsOf(kindOf(kind).schema));
    expect([...new Set(found)].sort()).toEqual([...FILE_FIELDS].sort());
  });

  test('are found in blocks and lists, with the path of their field', () => {
    const slides = [
      { image_s3key: '/images/a.webp' },
      { image_s3key: '' },
      { image_s3key: 'https://x.example/a' },
    ];
    const header = { component_key: 'x', data: { logo_s3key: 'public/logo.png' } };
    expect(namedFiles('template', 'home', { header, components: [{ id: 'a', data: { slides } }] })).toEqual([
      { key: 'public/logo.png', path: 'header.data.logo_s3key' },
      { key: 'images/a.webp', path: 'components.0.data.slides.0.image_s3key' },
    ]);
  });

  test('are of a packaged film what players request', () => {
    const captions = [{ lang: 'en', label: 'English' }];
    const value = { duration_seconds: 5, heights: [360], captions, has_thumbnails: true };
    expect(namedFiles('asset', 'film', value).map(({ key }) => key)).toEqual(
      ['master.m3u8', '360.m3u8', '360.mp4', 'captions/en.vtt', 'thumbs.vtt'].map(
        (name) => `media/film/${name}`,
      ),
    );
  });
});
