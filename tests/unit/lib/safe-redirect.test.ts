import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from '#app/lib/safe-redirect.ts';

describe('safeRedirect', () => {
  it.each([
    ['/', '/'],
    ['/content/the-salt-road?watch=true#top', '/content/the-salt-road?watch=true#top'],
    ['/search?search_text=a//b', '/search?search_text=a//b'],
    ['/a/../b', '/b'],
    ['/categoría', '/categor%C3%ADa'],
    ['/a?next=https://evil.example', '/a?next=https://evil.example'],
  ])('the path %s is kept', (target, path) => {
    expect(safeRedirect(target)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    'HTTPS:/evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/./%2fevil.example',
    '/ok\r\nSet-Cookie: a=b',
    '/ok\u0000',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '',
    '?a',
    '#a',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    42,
    ['/a'],
    { toString: () => '/a' },
  ])('the target %j is replaced with the fallback', (target) => {
    expect(safeRedirect(target, '/home')).toBe('/home');
  });

  it('no target ever leaves the origin, resolved once or decoded first', () => {
    const tricky = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '%09',
      ':',
      '@',
      '?',
      '#',
      'https:',
      'javascript:',
      'evil.example',
      '\t',
      '\r\n',
      ' ',
      '\u00a0',
      '。',
      '\ud800',
      'a',
    );
    const target = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(tricky, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      fc.anything(),
    );
    fc.assert(
      fc.property(target, (value) => {
        const path = safeRedirect(value, '/fallback');
        const resolved = new URL(path, 'https://site.example/deep/page');
        expect(resolved.origin).toBe('https://site.example');
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        // Normalised: what it is now is what every later reader sees.
        expect(resolved.pathname + resolved.search + resolved.hash).toBe(path);
        expect(safeRedirect(path, '/other')).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
