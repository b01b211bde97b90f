import { describe, expect, it } from 'vitest';
import type { Link, LinkType } from '#app/contract/link.ts';
import { linkHref, withScheme } from '#app/features/links/link-href.ts';

function makeLink(type: LinkType, data: Partial<Link['data']> = {}): Link {
  return { type, data: { other: [], ...data }, popup_enabled: false };
}

describe('linkHref', () => {
  it.each([
    [makeLink('HOME'), '/'],
    [makeLink('LOGIN'), '/login'],
    [makeLink('REGISTER'), '/signup'],
    [makeLink('PRICING'), '/pricing'],
    [makeLink('ARTIST_LIST'), '/artists'],
    [makeLink('ARTIST_DETAIL', { id: 'a1' }), '/artist/detail/a1'],
    [makeLink('VENUE_LIST'), '/venues'],
    [makeLink('VENUE_DETAIL', { id: 'v1' }), '/venue/detail/v1'],
    [makeLink('CONTENT_DETAIL', { id: 'x' }), '/content/x'],
    [makeLink('ALL_IPTV'), '/channels'],
    [makeLink('IPTV', { id: 'c' }), '/channel/c'],
    [makeLink('PAGES', { page_url: '/spring' }), '/custom/spring'],
    [makeLink('DIRECT', { url: '/login' }), '/login'],
    [makeLink('EXTERNAL', { url: 'example.com' }), 'https://example.com'],
  ])('%j leads to %s', (link, href) => {
    expect(linkHref(link)).toBe(href);
  });

  it.each([
    'ARTIST_DETAIL',
    'VENUE_DETAIL',
    'CONTENT_DETAIL',
    'IPTV',
    'CATEGORY',
    'PAGES',
    'DIRECT',
  ] as const)('%s without its target leads nowhere', (type) => {
    expect(linkHref(makeLink(type))).toBeNull();
  });
});

describe('withScheme', () => {
  it.each([
    ['example.com/a', 'https://example.com/a'],
    ['//example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['/path', '/path'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['localhost:3000', 'https://localhost:3000'],
    ['10.0.0.1:80?a', 'https://10.0.0.1:80?a'],
    ['tel:123', 'tel:123'],
  ])('%s becomes %s', (url, expected) => {
    expect(withScheme(url)).toBe(expected);
  });
});
