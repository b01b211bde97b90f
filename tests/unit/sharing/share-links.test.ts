import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARE_NETWORKS, toSharedUrl, toShareLinks } from '#app/features/sharing/share-links.ts';

const URL_TO_SHARE = 'https://aurora.example/content/x?page=2&a=b#c';
const hrefs = (title: string) =>
  Object.fromEntries(toShareLinks({ url: URL_TO_SHARE, title }).map(({ network, href }) => [network, href]));

describe('the links to share a page', () => {
  it('every link has the entire address', () => {
    const { facebook, twitter, linkedin, pinterest, whatsapp, mail } = hrefs('Salt & Road +1');
    expect(new URL(facebook ?? '').searchParams.get('u')).toBe(URL_TO_SHARE);
    for (const href of [twitter, linkedin, pinterest]) {
      expect(new URL(href ?? '').searchParams.get('url')).toBe(URL_TO_SHARE);
    }
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(`Salt & Road +1 ${URL_TO_SHARE}`);
    const letter = new URL(mail ?? '').searchParams;
    expect(letter.get('subject')).toBe('Salt & Road +1');
    expect(letter.get('body')).toBe(`Salt & Road +1\r\n\r\n${URL_TO_SHARE}`);
  });

  it('every link is well-formed, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const links = toShareLinks({ url: URL_TO_SHARE, title });
        expect(links.map(({ network }) => network)).toEqual([...SHARE_NETWORKS]);
        for (const { href } of links) expect(href).toMatch(/^(?:https:\/\/|mailto:\?)[\x21-\x7e]+$/);
      }),
    );
    expect(hrefs('cut \ud83c').mail).toContain('cut%20%EF%BF%BD');
  });

  it('the shared address has the brand’s own origin, without parameters of its app', () => {
    expect(toSharedUrl('https://aurora.example', '/content/x?mobileApp=true&page=2')).toBe(
      'https://aurora.example/content/x?page=2',
    );
    expect(toSharedUrl('https://aurora.example', '/a?q=%20b')).toBe('https://aurora.example/a?q=%20b');
  });
});
