import { describe, expect, it } from 'vitest';
import { SOCIAL_NETWORKS } from '#app/contract/account.ts';
import { makeFooter } from './site-chrome-factory.ts';

const text = (label: string, href = '/') => ({ text: label, link: href });

describe('makeFooter', () => {
  it('an empty default footer is replaced with the site’s own', () => {
    expect(makeFooter({}, 'defaultFooter')).toBeNull();
    expect(makeFooter({ email: ' ', phone: '', site_map: [{ title: '' }] }, 'defaultFooter')).toBeNull();
    expect(makeFooter({ phone: 5 }, 'defaultFooter')).not.toBeNull();
    expect(makeFooter({}, 'siteMapFooter')).not.toBeNull();
  });

  it('a column needs a title or a link with words', () => {
    const site_map = [
      { title: 'Help', sub_heading_data: [] },
      { title: ' ', sub_heading_data: [text(' '), text('FAQ', '/faq')] },
      { title: ' ', sub_heading_data: [text(' ')] },
      {},
      null,
    ];
    expect(makeFooter({ site_map }, 'siteMapFooter')?.columns).toEqual([
      { title: { label: 'Help', link: null }, links: [] },
      { title: { label: '', link: null }, links: [{ label: 'FAQ', link: { href: '/faq' } }] },
    ]);
  });

  it('linkColumnsFooter has two columns of links, or the first two of its site map', () => {
    const two = { column_one_menus: [text('A')], column_two_menus: [text('B')] };
    const site_map = ['X', 'Y', 'Z'].map((title) => ({ title }));
    const titles = (data: object) =>
      makeFooter({ ...data }, 'linkColumnsFooter')?.columns.map(
        ({ title, links }) => title.label || links[0]?.label,
      );
    expect(titles({ ...two, site_map })).toEqual(['A', 'B']);
    expect(titles({ site_map })).toEqual(['X', 'Y']);
  });

  it('the nine networks are known by any spelling, once each, and only with a web address', () => {
    const all = SOCIAL_NETWORKS.map((name) => ({ name: name.toUpperCase(), url: `${name}.example/us` }));
    const handles = [
      ...all,
      { name: 'facebook', url: 'https://second.example' },
      { name: 'myspace', url: 'https://a.example' },
    ];
    const social = makeFooter({ social_handles: handles }, 'siteMapFooter')?.social;
    expect(social?.map(({ network }) => network)).toEqual([...SOCIAL_NETWORKS]);
    expect(social?.[0]?.url).toBe('https://facebook.example/us');
    const bad = ['javascript:alert(1)', '/path', 'mailto:a@b.example', ''].map((url) => ({ name: 'x', url }));
    const own = [{ network: 'youtube' as const, url: 'https://youtube.com/x' }];
    expect(makeFooter({ social_handles: bad }, 'siteMapFooter')?.social).toEqual([]);
    expect(makeFooter({ social_handles: bad }, 'siteMapFooter', { socialLinks: own })?.social).toBe(own);
  });

  it('e-mail and telephone are shown unless empty, and linked where they can be reached', () => {
    const footer = makeFooter({ email: 'hi@a.example', phone: '+1 (555) 01-02' }, 'takedownFooter');
    expect(footer?.email).toEqual({
      label: 'hi@a.example',
      link: { href: 'mailto:hi@a.example', isExternal: true },
    });
    expect(footer?.phone).toEqual({
      label: '+1 (555) 01-02',
      link: { href: 'tel:+15550102', isExternal: true },
    });
    expect(makeFooter({ email: '', phone: '  ' }, 'takedownFooter')).toMatchObject({
      email: null,
      phone: null,
    });
    expect(makeFooter({ email: 'ask at the desk', phone: 'none' }, 'takedownFooter')).toMatchObject({
      email: { link: null },
      phone: { label: 'none', link: null },
    });
  });

  it('the e-mail form needs to be enabled and to have a link', () => {
    const email_form = {
      enabled: true,
      title: 'News',
      placeholder_text: 'you@',
      button_text: '',
      link: '/signup?a=1',
    };
    expect(makeFooter({ email_form }, 'siteMapFooter')?.emailForm).toEqual({
      title: 'News',
      placeholder: 'you@',
      buttonText: 'Continue',
      fieldLabel: 'Your e-mail',
      link: { href: '/signup?a=1' },
    });
    for (const over of [
      { enabled: false },
      { enabled: undefined },
      { link: 'javascript:x' },
      { link: null },
    ]) {
      expect(makeFooter({ email_form: { ...email_form, ...over } }, 'siteMapFooter')?.emailForm).toBeNull();
    }
  });

  it('the button needs to be enabled and to have words', () => {
    const button = { enabled: true, button_text: 'Go', link: '/go' };
    expect(makeFooter({ button }, 'siteMapFooter')?.button).toEqual({ label: 'Go', link: { href: '/go' } });
    expect(makeFooter({ button: { ...button, enabled: false } }, 'siteMapFooter')?.button).toBeNull();
    expect(makeFooter({ button: { ...button, button_text: ' ' } }, 'siteMapFooter')?.button).toBeNull();
  });

  it('the takedown link leads to the page on copyright, where the brand has one', () => {
    const page = {
      type: 'COPYRIGHT' as const,
      title: '',
      content: '',
      visible_on_website: true,
      page_url: '',
    };
    expect(makeFooter({}, 'takedownFooter', { staticPages: [page] })?.takedown?.link).toEqual({
      href: '/copyright',
    });
    expect(makeFooter({}, 'takedownFooter')?.takedown).toEqual({ label: 'Takedown', link: null });
    expect(makeFooter({}, 'siteMapFooter')?.takedown).toBeNull();
  });
});
