import { describe, expect, it } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import { isBlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/definitions.server.ts';
import { builtPages as aurora } from '#workers/platform/seed/catalogue/aurora/built-pages.ts';
import { builtPages as pulse } from '#workers/platform/seed/catalogue/pulse/built-pages.ts';

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

const blocks = [
  ...pulse.flatMap((page) => page.blocks.flatMap((data) => ['en', 'fr'].map((lng) => ({ page, data, lng })))),
  ...aurora.flatMap((page) =>
    page.blocks.flatMap((data) => ['en', 'es', 'ar'].map((lng) => ({ page, data, lng }))),
  ),
].map(({ page, data, lng }) => ({ name: `${page.url}: ${data.component_key}, ${lng}`, data, lng }));

describe('a page that a demo brand has built', () => {
  it.each(blocks)('$name is read whole and shows something', ({ data, lng }) => {
    const key = String(data.component_key);
    const definition = isBlockKey(key) ? definitions[key] : undefined;
    if (!definition) throw new Error(`${key} is no block`);
    const read = readWire(definition.schema, inLanguage(data, lng));
    expect(read).toMatchObject({ ok: true, droppedCount: 0 });
    expect(read.ok && definition.toView(read.value)).toBeTruthy();
  });
});
