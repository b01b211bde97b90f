// biome-ignore lint/style/noRestrictedImports: this is about the difference.
import { type LinkProps, Link as RemixLink } from '@remix-run/react';
import { describe, expect, it, vi } from 'vitest';
import { Link } from '#app/ui/components/link/link.tsx';
import { renderInSite } from '../links/render-in-site.tsx';

const LINKS: [string, LinkProps][] = [
  ['a path', { to: '/content/the-salt-road' }],
  ['a query and a fragment', { to: '/filter?name=a%20b&q=1&q=2#list' }],
  ['the look of the current page', { to: '/', className: 'tab', 'aria-current': 'page', id: 'x' }],
  [
    'what only scripts read',
    { to: '/a', prefetch: 'intent', replace: true, preventScrollReset: true, state: 1 },
  ],
  ['a new tab', { to: '/a', target: '_blank', rel: 'noopener', title: 'b' }],
  ['a document request', { to: '/a', reloadDocument: true }],
  ['a link that is not discovered', { to: '/a', discover: 'none' }],
  ['a relative address', { to: '../b?c' }],
  ['a query alone', { to: '?page=2' }],
  ['another site', { to: 'https://other.example/a' }],
  ['another site under the same scheme', { to: '//other.example/a' }],
  ['an address in parts', { to: { pathname: '/a', search: '?b' } }],
  ['a handler', { to: '/a', onClick: () => undefined }],
];

describe('Link on the server', () => {
  it.each(LINKS)('%s is the markup of Remix’s own link', async (_, props) => {
    const ours = await renderInSite(<Link {...props}>go</Link>, '/from/here?x=1');
    const theirs = await renderInSite(<RemixLink {...props}>go</RemixLink>, '/from/here?x=1');
    expect(ours).toBe(theirs);
  });

  it('a path of the site is not resolved against the routes', async () => {
    const stringify = vi.spyOn(JSON, 'stringify');
    const countOf = async (element: React.ReactNode) => {
      stringify.mockClear();
      await renderInSite(element);
      return stringify.mock.calls.length;
    };
    const withoutLink = await countOf(<p>go</p>);
    // The router writes the routes' paths as JSON each time that it resolves an address.
    expect(await countOf(<RemixLink to="/a">go</RemixLink>)).toBeGreaterThan(withoutLink);
    expect(await countOf(<Link to="/a">go</Link>)).toBe(withoutLink);
  });
});
