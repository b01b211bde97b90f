import { describe, expect, it } from 'vitest';
import { currentPage } from '#app/features/shell/menus/current-page.ts';
import { staticPageAt, staticPageLink } from '#app/features/shell/static-pages/static-page-link.ts';

describe('static pages', () => {
  it.each([
    ['/about-us', 'ABOUT_US'],
    ['/term-of-use', 'TNC'],
    ['/privacy-policy', 'PRIVACY_POLICY'],
    ['/Copyright//', 'COPYRIGHT'],
    ['/FAQ', 'FAQ'],
  ])('stand at %s', (pathname, type) => {
    expect(staticPageAt(pathname)?.type).toBe(type);
  });

  it.each(['/', '', '/about', '/social-links', '/constructor', '/__proto__'])(
    'do not stand at %j',
    (pathname) => {
      expect(staticPageAt(pathname)).toBeNull();
    },
  );

  it('have a link where they have a title', () => {
    expect(staticPageLink({ type: 'TNC', title: 'Terms' })).toEqual({ label: 'Terms', href: '/term-of-use' });
    expect(staticPageLink({ type: 'TNC', title: '' })).toBeNull();
    expect(staticPageLink({ type: 'SOCIAL_LINKS', title: 'x' })).toBeNull();
  });
});

it('the current page is told by its path', () => {
  expect(currentPage('/category/a?filters=x', '/category/a')).toBe('page');
  expect(currentPage('/category/a?filters=x', '/category/ab')).toBeUndefined();
});
