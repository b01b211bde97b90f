import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LINK_TYPES, type Link, LinkSchema, type LinkType } from '#app/contract/link.ts';
import { toSiteLink } from '#app/features/links/site-link.ts';

function makeLink(type: LinkType, data: Partial<Link['data']> = {}, popup_enabled = false): Link {
  return { type, data: { other: [], ...data }, popup_enabled };
}

describe('toSiteLink', () => {
  it.each([
    [makeLink('DIRECT', { url: '/login?a=1#b' }), { href: '/login?a=1#b' }],
    [makeLink('CONTENT_DETAIL', { id: 'x' }), { href: '/content/x' }],
    [makeLink('PAGES', { page_url: 'spring' }), { href: '/custom/spring' }],
    [makeLink('EXTERNAL', { url: '/pricing' }), { href: '/pricing' }],
    [makeLink('EXTERNAL', { url: 'example.com/a' }), { href: 'https://example.com/a', isExternal: true }],
    [makeLink('DIRECT', { url: 'mailto:a@b.example' }), { href: 'mailto:a@b.example', isExternal: true }],
    [makeLink('EXTERNAL', { url: 'http://intranet/' }), { href: 'http://intranet/', isExternal: true }],
  ])('the link %j leads to its page', (link, expected) => {
    expect(toSiteLink(link)).toEqual(expected);
  });

  it('only an external web link with popup_enabled opens a popup', () => {
    expect(toSiteLink(makeLink('EXTERNAL', { url: 'https://a.example/', name: ' Ask us ' }, true))).toEqual({
      href: 'https://a.example/',
      isExternal: true,
      popupTitle: 'Ask us',
    });
    expect(toSiteLink(makeLink('EXTERNAL', { url: 'https://a.example/' }, true))?.popupTitle).toBe('');
    for (const link of [
      makeLink('EXTERNAL', { url: 'https://a.example/' }),
      makeLink('EXTERNAL', { url: 'mailto:a@b.example' }, true),
      makeLink('EXTERNAL', { url: '/pricing' }, true),
      makeLink('DIRECT', { url: 'https://a.example/' }, true),
      makeLink('HOME', {}, true),
    ]) {
      expect(toSiteLink(link)).not.toHaveProperty('popupTitle');
    }
  });

  it.each([
    null,
    undefined,
    makeLink('EXTERNAL'),
    makeLink('DIRECT', { url: '' }),
    makeLink('DIRECT', { url: 'javascript:alert(1)' }),
    makeLink('DIRECT', { url: 'data:text/html,x' }),
    makeLink('DIRECT', { url: '/%2f/elsewhere.example' }),
    makeLink('DIRECT', { url: '/.//elsewhere.example' }),
    makeLink('EXTERNAL', { url: 'https://bank.example@elsewhere.example' }),
    makeLink('EXTERNAL', { url: 'https://' }),
    makeLink('EXTERNAL', { url: 'about-us' }),
    makeLink('PAGES', { page_url: '\ud800' }),
    makeLink('CATEGORY'),
  ])('the link %j is text', (link) => {
    expect(toSiteLink(link)).toBeNull();
  });

  it('a link leads into this site or to an address of the web, mail or telephone', () => {
    const url = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.webPath(),
      fc.constantFrom('javascript:', '//', '/\\', 'vbscript:x', 'JaVaScRiPt:x'),
    );
    const links = fc.record({
      type: fc.constantFrom(...LINK_TYPES),
      data: fc.record(
        {
          url,
          id: fc.string(),
          page_url: fc.string({ unit: 'binary' }),
          name: fc.string({ unit: 'binary' }),
        },
        { requiredKeys: [] },
      ),
      popup_enabled: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.oneof(links, url), (wire) => {
        const read = v.safeParse(LinkSchema, wire);
        const link = toSiteLink(read.success ? read.output : null);
        if (!link) return;
        const leadsInto = new URL(link.href, 'https://own.example');
        if (link.isExternal) expect(link.href).toMatch(/^(?:https?|mailto|tel):/);
        else expect(leadsInto.origin).toBe('https://own.example');
      }),
    );
  });
});
