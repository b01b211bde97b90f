import { expect, it } from 'vitest';
import { findReservedAddress } from '#workers/platform/drafts/checks/find-reserved-address.ts';

const PAGE = { id: 'page:x', published: { page_url: 'a/b' } };

it.each(['..', '.', '/', 'custom/', '/static//', 'custom/..', 'a/c', 'a?b', 'a#b', '%2e%2e', 'a b', 'a\\b'])(
  'no page can be at %j',
  (url) => {
    expect(findReservedAddress(PAGE, url)).toMatchObject([
      { document: 'page:x', way: 'page_url', rule: 'address_reserved', level: 'stop', message: url },
    ]);
  },
);

it.each(['about', '/about/', 'custom/about', '/Static/about/', 'customs', 'من-نحن', '...', 'search'])(
  'a page can be at %j',
  (url) => expect(findReservedAddress(PAGE, url)).toEqual([]),
);

it('an address that is published, or of what is no page, is none of this draft', () => {
  expect(findReservedAddress(PAGE, 'a/b')).toEqual([]);
  expect(findReservedAddress({ id: 'info:FAQ', published: null }, '/')).toEqual([]);
});
