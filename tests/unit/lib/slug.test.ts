import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFreeSlug, toSlug } from '#app/lib/slug.ts';

describe('a slug', () => {
  it.each([
    ['Été à Tromsø', 'ete-a-tromso'],
    ['¡Noches del puerto! (2026)', 'noches-del-puerto-2026'],
    ['Don’t look', 'dont-look'],
    ['Straße & Ærø', 'strasse-aero'],
    ['Привет, мир', 'privet-mir'],
    ['Ёлка Йоги', 'elka-yogi'],
    ['Σχετικά με εμάς', 'schetika-me-emas'],
    ['أفلام ٢٠٢٦', 'aflam-2026'],
    ['０９ fullwidth', '09-fullwidth'],
    ['मेला ०९', '09'],
    ['日本', ''],
    ['  ', ''],
  ])('of %s is "%s"', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });

  it('has letters, digits and single dashes of ASCII, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(toSlug(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(toSlug(text).length).toBeLessThanOrEqual(80);
        expect(toSlug(toSlug(text))).toBe(toSlug(text));
      }),
    );
  });

  it('ends with a word where it is cut', () => {
    expect(toSlug('long '.repeat(40))).toMatch(/^(?:long-)+long$/);
  });

  it('gets a number where it is taken', () => {
    const taken = new Set(['press', 'press-2']);
    expect(toFreeSlug('press', (slug) => taken.has(slug))).toBe('press-3');
    expect(toFreeSlug('jobs', (slug) => taken.has(slug))).toBe('jobs');
  });
});
