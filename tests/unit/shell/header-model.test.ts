import { describe, expect, it } from 'vitest';
import { ASSETS, makeHeader } from './site-chrome-factory.ts';

const text = (label: string, href = '/') => ({ text: label, link: href });
const drawn = (label: string, href = '/') => ({ label, link: { href } });

describe('makeHeader', () => {
  it('up to four links are shown in their order, those without words left out', () => {
    const four = makeHeader(
      { heading_1: text('A'), heading_2: text('  '), heading_3: text('C', '/c'), heading_4: { text: 'D' } },
      'translucentHeader',
    );
    expect(four?.nav).toEqual([
      { title: drawn('A'), links: [] },
      { title: drawn('C', '/c'), links: [] },
      { title: { label: 'D', link: null }, links: [] },
    ]);
    const listed = makeHeader(
      { headings: ['A', 'B', 'C', 'D', 'E'].map((each) => text(each)) },
      'defaultHeader',
    );
    expect(listed?.nav.map(({ title }) => title.label)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('a logo of its own is as it is, and one of the brand’s is chosen by the surface', () => {
    const logos = { on_dark: 'public/white.png', on_light: 'public/black.png' };
    const logoOf = (key: string) => makeHeader({ logo_s3key: key }, 'reducedHeader', { logos })?.logo;
    expect(logoOf('a/own.png')).toEqual({ logoSrc: `${ASSETS}/a/own.png` });
    expect(logoOf('public/white.png')).toBeNull();
    expect(logoOf('public/black.png')).toBeNull();
    expect(logoOf('public/static/logo.png')).toBeNull();
    expect(makeHeader({ logo_s3key: 'public/white.png' }, 'defaultHeader', { logos })).toBeNull();
  });

  it('an empty default header is replaced with the site’s own', () => {
    expect(makeHeader({}, 'defaultHeader')).toBeNull();
    expect(makeHeader({ heading_1: { text: '' }, logo_s3key: '../x' }, 'defaultHeader')).toBeNull();
    expect(makeHeader({ sign_in: text('Enter') }, 'defaultHeader')).not.toBeNull();
    expect(makeHeader({}, 'reducedHeader')).not.toBeNull();
  });

  it('only siteMapHeader has the site map, without empty columns', () => {
    const site_map = [
      { title: 'Watch', link: { type: 'ALL_IPTV' }, sub_heading_data: [text('Live', '/live'), text(' ')] },
      { title: ' ', sub_heading_data: [text('Alone')] },
      { title: '', link: '/x', sub_heading_data: [text('')] },
    ];
    expect(makeHeader({ site_map }, 'siteMapHeader')?.nav).toEqual([
      { title: drawn('Watch', '/channels'), links: [drawn('Live', '/live')] },
      { title: { label: '', link: null }, links: [drawn('Alone')] },
    ]);
    expect(makeHeader({ site_map }, 'reducedHeader')?.nav).toEqual([]);
  });

  it('the menu button needs to be enabled and lists the columns with links', () => {
    const menu_btn = { enabled: true, ...text('All of it') };
    const columns = { column_one_menus: [text('A')], column_two_menus: [] };
    expect(makeHeader({ menu_btn, ...columns }, 'siteMapHeader')?.menu).toEqual({
      button: drawn('All of it'),
      columns: [[drawn('A')]],
    });
    expect(makeHeader({ menu_btn: { ...menu_btn, enabled: false } }, 'siteMapHeader')?.menu).toBeNull();
    expect(makeHeader({ menu_btn: text('All') }, 'siteMapHeader')?.menu).toBeNull();
    expect(makeHeader({ menu_btn }, 'defaultHeader')).toBeNull();
  });

  it('a header has one call to action, and the reduced one two', () => {
    const data = {
      cta_button: text('Join', '/signup'),
      add_btn1: { enabled: true, ...text('One') },
      add_btn2: { enabled: true, ...text('Two') },
    };
    expect(makeHeader(data, 'translucentHeader')?.buttons).toEqual([drawn('Join', '/signup')]);
    expect(makeHeader(data, 'reducedHeader')?.buttons).toEqual([drawn('One'), drawn('Two')]);
    const off = { ...data, add_btn1: { enabled: false, ...text('One') } };
    expect(makeHeader(off, 'reducedHeader')?.buttons).toEqual([drawn('Two')]);
    const cta_buttons = [text('A'), { ...text('B'), enabled: false }, text('C'), text('D')];
    expect(makeHeader({ cta_buttons }, 'reducedHeader')?.buttons).toEqual([drawn('A'), drawn('C')]);
  });

  it('valid fields are read beside invalid ones', () => {
    const header = makeHeader(
      {
        logo_s3key: { s3_key: 'a/logo.svg' },
        heading_1: 7,
        heading_2: { text: 'Safe', link: 'javascript:alert(1)' },
        heading_3: {
          text: 'Out',
          link: { type: 'EXTERNAL', data: { url: 'x.example' }, popup_enabled: true },
        },
        sign_in: [],
        site_map: 'none',
        cta_button: { text: 5 },
      },
      'siteMapHeader',
    );
    expect(header?.logo).toEqual({ logoSrc: `${ASSETS}/a/logo.svg` });
    expect(header?.signIn).toBeNull();
    expect(header?.nav.map(({ title }) => title)).toEqual([
      { label: 'Safe', link: null },
      { label: 'Out', link: { href: 'https://x.example/', isExternal: true, popupTitle: '' } },
    ]);
  });
});
