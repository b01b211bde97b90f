import { describe, expect, it } from 'vitest';
import type { Finding } from '#app/contract/publishing.ts';
import { fieldPath } from '#app/features/studio/checks/field-path.ts';
import type { PlacedFinding } from '#app/features/studio/checks/site-finding.ts';
import { groupFindings, toShownFinding } from '#app/features/studio/publish/shown-finding.ts';
import type { Data } from '#app/lib/edit-document/document.ts';

const DATA: Data = {
  heading: 'One',
  cta: { link: {} },
  slide_data: [{ _id: 'k3f', heading: 'Two' }, { heading: 'Three' }, { _id: 'k3f' }],
};

describe('the field that a finding is about', () => {
  it.each([
    ['data.heading', 'heading'],
    ['data.heading.$t.ar', 'heading'],
    ['data.cta.link', 'cta/link'],
    ['data.slide_data.0.heading', 'slide_data/#k3f/heading'],
    ['data.slide_data.1.heading', 'slide_data/1/heading'],
    ['data.slide_data.2.heading', 'slide_data/2/heading'],
    ['data.slide_data.9.heading', 'slide_data/9/heading'],
    ['data/slide_data/#k3f/image_s3key', 'slide_data/#k3f/image_s3key'],
    ['data', null],
    ['', null],
    ['title', null],
  ])('of %s is %s', (way, path) => {
    expect(fieldPath(way, DATA)).toBe(path);
  });
});

it('languages that lack a text have their own names', () => {
  const { detail, languages } = toShownFinding(
    { document: 'page:x', level: 'warn', message: 'ar, fr', rule: 'language_missing', way: 'title' },
    { kind: 'page' },
  );
  expect(detail).toBeNull();
  expect(languages).toEqual([
    { code: 'ar', name: 'العربية' },
    { code: 'fr', name: 'Français' },
  ]);
});

describe('where a finding is mended', () => {
  const hrefOf = (
    finding: Partial<PlacedFinding> & { rule: Finding['rule'] },
    kind: 'page' | 'home' | 'site' | 'info' | 'form',
  ) =>
    toShownFinding(
      { document: kind === 'site' ? 'site' : `${kind}:x`, level: 'warn', message: '', ...finding },
      { kind, type: 'CUSTOM' },
    ).href;

  it('is the very field of a block, in its card and language', () => {
    const block = 'hero';
    expect(hrefOf({ block, path: 'heading', rule: 'fault' }, 'page')).toBe(
      '/edit/on/page%3Ax/block/hero#field-heading',
    );
    expect(hrefOf({ block, path: 'cards/#k3f/link', rule: 'link_gone' }, 'home')).toBe(
      '/edit/on/home%3Ax/block/hero?card=cards%2F%23k3f%2Flink#field-cards%2Fk3f%2Flink%2Ftype',
    );
    expect(hrefOf({ block, path: 'heading', rule: 'language_missing', message: 'ar, fr' }, 'page')).toBe(
      '/edit/on/page%3Ax/block/hero?in=ar#field-heading',
    );
    expect(hrefOf({ block, rule: 'block_empty' }, 'page')).toBe('/edit/on/page%3Ax/block/hero');
  });

  it('is a setting of a page, a colour of the theme, or the page', () => {
    expect(hrefOf({ way: 'page_url', rule: 'address_taken' }, 'page')).toBe(
      '/edit/on/page%3Ax/settings#field-page_url',
    );
    expect(hrefOf({ way: 'content.ar', rule: 'link_gone' }, 'page')).toBe(
      '/edit/on/page%3Ax/settings?in=ar#field-content',
    );
    expect(hrefOf({ way: 'content.en.1.answer', rule: 'link_gone' }, 'info')).toBe(
      '/edit/on/info%3Ax/settings?in=en#field-content%2F1%2Fanswer',
    );
    expect(hrefOf({ way: 'fields.0.options.1', rule: 'language_missing', message: 'es, ar' }, 'form')).toBe(
      '/edit/on/form%3Ax/settings?in=es#field-fields%2F0%2Foptions%2F1',
    );
    expect(hrefOf({ way: 'c5', rule: 'colour_moved' }, 'site')).toBe('/edit/theme#colour-c5');
    expect(hrefOf({ way: 'home', rule: 'fault' }, 'site')).toBe('/edit/home');
    expect(hrefOf({ rule: 'changed_elsewhere' }, 'home')).toBe('/edit/on/home%3Ax');
  });

  it('is named by its fields, and by the numbers of its cards', () => {
    const fieldOf = (way: string) =>
      toShownFinding({ document: 'page:x', level: 'warn', message: '', rule: 'fault', way }, { kind: 'page' })
        .field;
    expect(fieldOf('data.slide_data.0.content.heading.$t.ar')).toEqual([1, 'content', 'heading']);
    expect(fieldOf('page_url')).toEqual(['page_url']);
    expect(fieldOf('')).toEqual([]);
  });

  it('is one of many of the same kind; what stops comes first', () => {
    const shown = (rule: Finding['rule'], level: Finding['level'], message: string) =>
      toShownFinding({ document: 'page:x', level, message, rule }, { kind: 'page' });
    const groups = groupFindings([
      shown('picture_small', 'warn', 'a'),
      shown('link_gone', 'stop', 'b'),
      shown('picture_small', 'warn', 'c'),
    ]);
    expect(groups.map(({ rule, places }) => [rule, places.map(({ detail }) => detail)])).toEqual([
      ['link_gone', ['b']],
      ['picture_small', ['a', 'c']],
    ]);
  });
});
