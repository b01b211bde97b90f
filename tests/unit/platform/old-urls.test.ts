import { describe, expect, it } from 'vitest';
import { withOldUrls } from '#workers/platform/editing/writers/old-urls.ts';

const page = (page_url: string, old_urls?: string[], type = 'CUSTOM') => ({
  ...{ type, page_url },
  ...(old_urls && { old_urls }),
});

describe('the earlier addresses of a page', () => {
  it('have the one that it leaves', () => {
    expect(withOldUrls(page('b'), page('a'))).toEqual(page('b', ['a']));
    expect(withOldUrls(page('c', ['a']), page('b', ['a']))).toEqual(page('c', ['a', 'b']));
  });

  it('are the same however often it is written', () => {
    const once = withOldUrls(page('b'), page('a'));
    expect(withOldUrls(once, page('a'))).toEqual(once);
    expect(withOldUrls(once, once)).toEqual(once);
  });

  it('never have the one that it has: there is no way in a circle', () => {
    expect(withOldUrls(page('a', ['a', 'b']), page('b', ['a']))).toEqual(page('a', ['b']));
    expect(withOldUrls(page('/custom/A/', ['a']), page('a'))).toEqual(page('/custom/A/'));
  });

  it('lose what is taken away, and the oldest of too many', () => {
    expect(withOldUrls(page('b'), page('b', ['a']))).toEqual(page('b'));
    const many = Array.from({ length: 20 }, (_, index) => `old${index}`);
    expect(withOldUrls(page('b', many), page('a')).old_urls).toEqual([...many.slice(1), 'a']);
  });

  it('have none of a page that is new, or of another type', () => {
    expect(withOldUrls(page('b'), null)).toEqual(page('b'));
    expect(withOldUrls(page('b'), page('a', undefined, 'STATIC'))).toEqual(page('b'));
  });
});
