import { describe, expect, it } from 'vitest';
import { inPlaceAddress, inPlaceAddressOf } from '#app/features/playback/hosts/in-place/in-place-address.ts';

describe('inPlaceAddress and inPlaceAddressOf', () => {
  it.each([
    ['/watch/film', '/resources/watch/content/film'],
    ['/watch/film?t=0', '/resources/watch/content/film?t=0'],
    ['/watch/%C3%A9t%C3%A9', '/resources/watch/content/%C3%A9t%C3%A9'],
  ])('what plays over the page at %s comes from %s', (href, address) => {
    expect(inPlaceAddressOf(href)).toBe(address);
    expect(inPlaceAddress(new URL(href, 'https://site.example'))).toBe(address);
  });

  it.each(['/', '/watch/', '/watch/film/more', '/content/film', '/playlist/list?item=a', '/watchlist'])(
    '%s is a page of its own',
    (href) => {
      expect(inPlaceAddressOf(href)).toBeNull();
    },
  );
});
