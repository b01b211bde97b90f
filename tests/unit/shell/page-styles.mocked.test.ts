import { describe, expect, test, vi } from 'vitest';
import { findPageStyles, withInlineStyles } from '#app/features/shell/entry/page-styles.server.ts';

vi.mock('virtual:marquee-style-sheets', () => ({
  styleSheets: { '/assets/shell-aaaaaaa.css': '.a{content:"é"}', '/assets/home-bbbbbbb.css': '.b{}' },
}));

const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
const SHELL = link('/assets/shell-aaaaaaa.css');
const HOME = link('/assets/home-bbbbbbb.css');
const BRAND = link('https://assets.example/brand.css');
const documentOf = (head: string) =>
  `<html><head><title>Ünïcode 漢</title>${head}</head><body>${SHELL}</body>`;

function inline(html: string, cached: readonly string[] = []): string {
  const bytes = new TextEncoder().encode(html);
  const styles = findPageStyles(bytes);
  if (!styles) return html;
  return new TextDecoder().decode(withInlineStyles(bytes, styles, { nonce: 'N', cached: new Set(cached) }));
}

const off = (tag: string) => tag.replace('/>', ' disabled=""/>');
const sheets = (text: string) => `<style nonce="N" data-sheets="">${text}</style>`;

describe('the style sheets of a document', () => {
  test('are at the end of its head in the order of their links, which are disabled', () => {
    expect(inline(documentOf(HOME + SHELL))).toBe(
      documentOf(`${off(HOME)}${off(SHELL)}${sheets('.b{}.a{content:"é"}')}`),
    );
  });

  test('stay links where the browser has them', () => {
    expect(inline(documentOf(HOME + SHELL), ['aaaaaaa'])).toBe(
      documentOf(`${off(HOME)}${SHELL}${sheets('.b{}')}`),
    );
    expect(inline(documentOf(HOME + SHELL), ['aaaaaaa', 'bbbbbbb'])).toBe(documentOf(HOME + SHELL));
  });

  test('stay links where they are not of this build', () => {
    expect(inline(documentOf(BRAND + HOME))).toBe(documentOf(`${BRAND}${off(HOME)}${sheets('.b{}')}`));
    expect(inline(documentOf(BRAND))).toBe(documentOf(BRAND));
  });

  test('are left alone in what is no document, or one whose head does not end', () => {
    expect(findPageStyles(new TextEncoder().encode('{"a":1}'))).toBeNull();
    expect(findPageStyles(new TextEncoder().encode(`<html><head>${SHELL}`))).toBeNull();
  });
});
