import { describe, expect, it } from 'vitest';
import { currentPage } from '#app/features/shell/menus/current-page.ts';
import { staticPageAt, staticPageLink } from '#app/features/shell/static-pages/static-page-link.ts';

describe('staticPageAt and staticPageLink', () => {
  it.each([
    ['/about-us', 'ABOUT_US'],
    ['/term-of-use', 'TNC'],
    ['/privacy-policy', 'PRIVACY_POLICY'],
    ['/Copyright//', 'COPYRIGHT'],
    ['/FAQ', 'FAQ'],
  ])('%s has the page %s', (pathname, type) => {
    expect(staticPageAt(pathname)?.type).toBe(type);
  });

  it.each(['/', '', '/about', '/social-links', '/constructor', '/__proto__'])(
    '%j has no static page',
    (pathname) => {
      expect(staticPageAt(pathname)).toBeNull();
    },
  );

  it('a page is linked by its title, or else by the site’s own name for it', () => {
    const link = (type: 'TNC' | 'SOCIAL_LINKS', title: string) =>
      staticPageLink({ type, title }, (unnamed) => `the ${unnamed}`);
    expect(link('TNC', 'Terms')).toEqual({ label: 'Terms', href: '/term-of-use' });
    expect(link('TNC', '')).toEqual({ label: 'the TNC', href: '/term-of-use' });
    expect(link('SOCIAL_LINKS', 'x')).toBeNull();
  });
});

describe('currentPage', () => {
  it('the current page is recognized by its path', () => {
    expect(currentPage('/category/a?filters=x', '/category/a')).toBe('page');
    expect(currentPage('/category/a?filters=x', '/category/ab')).toBeUndefined();
  });
});
