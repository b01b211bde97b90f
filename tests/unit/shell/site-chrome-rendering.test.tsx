import fc from 'fast-check';
import { parse } from 'parse5';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import { toPageComponents } from '#app/features/page-builder/registry.server.ts';
import type { ShellModel } from '#app/features/shell/chrome/shell-model.ts';
import { Footer } from '#app/features/shell/footer/footer.tsx';
import { Header } from '#app/features/shell/header/header.tsx';
import { getComponent } from '#app/ui/component-registry.ts';
import { renderInSite } from '../links/render-in-site.tsx';
import { requireComponent } from './require-component.ts';
import { makeFooter, makeHeader, makeShell } from './site-chrome-factory.ts';

type Data = Record<string, unknown>;
const guest = makeShell();
const member = makeShell({ viewer: { firstName: 'Salma', showSubscribe: true } });

function drawHeader(key: (typeof HEADER_KEYS)[number], data: Data, shell: ShellModel = guest) {
  const model = makeHeader(data, key);
  return model ? renderInSite(createElement(requireComponent(key), { shell, model })) : Promise.resolve('');
}

function drawFooter(key: (typeof FOOTER_KEYS)[number], data: Data, shell: ShellModel = guest) {
  const model = makeFooter(data, key);
  return model ? renderInSite(createElement(requireComponent(key), { shell, model })) : Promise.resolve('');
}

const selling = makeShell({ sellsPlans: true });
const PLANS = { text: 'Our plans', link: '/pricing' };
const isPlansLink = (href: string | undefined) => href?.startsWith('/pricing') === true;

const hrefs = (html: string) => [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href);

describe('the registry of headers and footers', () => {
  it('every key has a component, and no other name has', () => {
    for (const key of [...HEADER_KEYS, ...FOOTER_KEYS]) expect(getComponent(key)).toBeDefined();
    expect(getComponent('toString')).toBeUndefined();
    expect(toPageComponents(['toString', '']).scripts).toEqual([]);
  });
});

describe('headers', () => {
  const links = { heading_1: { text: 'One', link: '/one' }, heading_2: { text: 'Two', link: '/two' } };

  it.each(HEADER_KEYS)('%s has the logo, links, the search and the sign-in for guests', async (key) => {
    const html = await drawHeader(key, { ...links, sign_in: { text: 'Enter' } });
    expect(html).toContain('action="/search"');
    expect(html).toContain('>Enter<');
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/home', '/one', '/two', '/login?redirectTo=%2F']));
    expect(html).not.toContain('/logout');
  });

  it.each(HEADER_KEYS)('%s has one drop-down open at a time, the mobile menu among them', async (key) => {
    const html = await drawHeader(key, links, member);
    const menus = html.match(/<details[^>]*>/g) ?? [];
    expect(menus.length).toBeGreaterThanOrEqual(3);
    expect(menus.every((menu) => menu.includes('name="header"'))).toBe(true);
  });

  it('a member gets links to all of the account, and fewer in the reduced header', async () => {
    const to = async (key: (typeof HEADER_KEYS)[number]) => hrefs(await drawHeader(key, links, member));
    const all = [
      '/profile',
      '/watchlist',
      '/favourites',
      '/subscriptions',
      '/transactions',
      '/pricing?redirectTo=%2F',
    ];
    for (const key of ['defaultHeader', 'translucentHeader', 'siteMapHeader'] as const) {
      expect(await to(key)).toEqual(expect.arrayContaining(all));
    }
    const reduced = await to('reducedHeader');
    expect(reduced).toEqual(expect.arrayContaining(all.slice(0, 3)));
    for (const href of [...all.slice(3), '/continue-watching']) expect(reduced).not.toContain(href);
    const siteMap = await drawHeader('siteMapHeader', links, member);
    expect(siteMap).toContain('Buy');
    expect(siteMap).not.toContain('change_plan');
  });

  it('guests get the calls to action, and those of the reduced header are for everybody', async () => {
    const data = {
      cta_button: { text: 'Join us', link: { type: 'REGISTER' } },
      add_btn1: { enabled: true, text: 'Book', link: '/book' },
      add_btn2: { enabled: true, text: 'Broken', link: 'javascript:alert(1)' },
    };
    expect(hrefs(await drawHeader('defaultHeader', data))).toContain('/signup?redirectTo=%2F');
    expect(await drawHeader('defaultHeader', data, member)).not.toContain('Join us');
    for (const shell of [guest, member]) {
      const html = await drawHeader('reducedHeader', data, shell);
      expect(hrefs(html)).toContain('/book');
      expect(html).toMatch(/<span[^>]*>Broken<\/span>/);
      expect(html).not.toContain('Join us');
    }
  });

  it('a header without links shows the brand’s categories', async () => {
    expect(hrefs(await drawHeader('translucentHeader', {}))).toContain('/category/drama');
    expect(hrefs(await drawHeader('reducedHeader', {}))).not.toContain('/category/drama');
  });

  it('links that do not fit are in a menu of their own', async () => {
    const site_map = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => ({ title, link: `/${title}` }));
    const html = await drawHeader('siteMapHeader', { site_map });
    for (const { link } of site_map) expect(hrefs(html)).toContain(link);
    expect(html).toContain('more');
  });
});

describe('footers', () => {
  it.each(FOOTER_KEYS)('%s shows its fields, and nothing for empty ones', async (key) => {
    const full = await drawFooter(key, {
      header: 'All of us',
      email: 'hi@a.example',
      phone: '+1 555',
      copyright_text: 'Ours',
      button: { enabled: true, button_text: 'Join', link: '/join' },
      social_handles: [{ name: 'rumble', url: 'https://rumble.com/us' }],
      site_map: [{ title: 'Help', sub_heading_data: [{ text: 'FAQ', link: '/faq' }] }],
      email_form: { enabled: true, title: 'News', button_text: 'Send', link: '/news?from=foot' },
    });
    const expected = ['mailto:hi@a.example', 'tel:+1555', '/join', 'https://rumble.com/us', '/faq'];
    expect(hrefs(full)).toEqual(expect.arrayContaining(expected));
    for (const words of ['All of us', 'Ours', 'Help', 'News', 'Send']) expect(full).toContain(words);
    // The form navigates without the typed address.
    expect(full).toMatch(/<form[^>]*action="\/news"/);
    expect(full).toContain('name="from" value="foot"');
    expect(/<input[^>]*type="email"[^>]*>/.exec(full)?.[0]).not.toMatch(/ name=| required/);
    const empty = await drawFooter(key, { copyright_text: 'Ours' });
    expect(empty).not.toMatch(/<nav|<form|<address|<h2|social|mailto|<ul/);
  });

  it('the e-mail form is a link where it leads out of the site', async () => {
    const email_form = { enabled: true, button_text: 'Send', link: 'https://news.example/?a=1&b=2' };
    const html = await drawFooter('siteMapFooter', { email_form });
    expect(html).not.toContain('<form');
    expect(html).toContain('href="https://news.example/?a=1&amp;b=2"');
  });

  it('only takedownFooter has the takedown link', async () => {
    for (const key of FOOTER_KEYS) {
      const html = await drawFooter(key, { header: 'x' });
      expect(html.includes('Takedown')).toBe(key === 'takedownFooter');
    }
  });

  it('a footer with a picture is over it, and the picture has no alternative text', async () => {
    const html = await drawFooter('siteMapFooter', { bg_image_s3key: 'a/b.jpg' });
    expect(html).toMatch(/<footer[^>]*data-on-picture/);
    expect(html).toMatch(/<img[^>]*src="https:\/\/assets\.example\/a\/b\.jpg" alt=""/);
  });
});

describe('the link to the plans', () => {
  const plansLinks = async (html: Promise<string>) => hrefs(await html).filter(isPlansLink);
  const own = (part: typeof Header | typeof Footer, shell: ShellModel) =>
    plansLinks(renderInSite(createElement(part, { shell })));

  it("is in the site's own header for guests, in the bar and in the menu, and leads back", async () => {
    expect(await own(Header, selling)).toEqual(['/pricing?redirectTo=%2F', '/pricing?redirectTo=%2F']);
    expect(await own(Header, guest)).toEqual([]);
    const subscribed = { ...selling, viewer: { firstName: 'Salma', showSubscribe: false } };
    // A member's own menu has the way to change the plan.
    expect(await own(Header, subscribed)).toEqual(['/pricing?redirectTo=%2F']);
  });

  it.each(HEADER_KEYS)('is in %s unless something that its owner has set up leads there', async (key) => {
    const logo = { logo_s3key: 'logo.png' };
    expect(await plansLinks(drawHeader(key, logo, selling))).toHaveLength(2);
    expect(await plansLinks(drawHeader(key, logo, guest))).toEqual([]);
    for (const data of [
      { heading_1: PLANS },
      { cta_button: { text: 'Join us', link: { type: 'PRICING' } } },
    ]) {
      const own = await plansLinks(drawHeader(key, data, guest));
      expect(own.length).toBeGreaterThan(0);
      expect(await plansLinks(drawHeader(key, data, selling))).toEqual(own);
    }
  });

  it.each(HEADER_KEYS)('is in %s beside a call to action that leads elsewhere', async (key) => {
    const data = { cta_button: { text: 'Join us', link: { type: 'REGISTER' } } };
    expect(await plansLinks(drawHeader(key, data, selling))).toEqual(
      Array(2).fill('/pricing?redirectTo=%2F'),
    );
  });

  it("is in the site's own footer for everybody", async () => {
    for (const viewer of [null, member.viewer]) {
      expect(await own(Footer, { ...selling, viewer })).toEqual(['/pricing']);
      expect(await own(Footer, { ...guest, viewer })).toEqual([]);
    }
  });

  it.each(FOOTER_KEYS)('is in %s, once', async (key) => {
    const site_map = [{ title: 'More', sub_heading_data: [PLANS] }];
    for (const data of [{ header: 'x' }, { header: 'x', site_map }])
      expect(await plansLinks(drawFooter(key, data, selling))).toEqual(['/pricing']);
    expect(await plansLinks(drawFooter(key, { header: 'x' }))).toEqual([]);
  });
});

describe('the links to the channels and home', () => {
  const airing = makeShell({ hasChannels: true });
  const logo = { logo_s3key: 'logo.png' };
  const heading_1 = { text: 'One', link: '/one' };
  const isChannelsLink = (href: string | undefined) => href === '/channels';

  /** Where the menu of small screens leads, and where the rest of the header does. */
  function linksOf(html: string) {
    const start = html.indexOf('<nav');
    const end = html.indexOf('</nav>');
    return { menu: hrefs(html.slice(start, end)), bar: hrefs(html.slice(0, start) + html.slice(end)) };
  }

  it.each(HEADER_KEYS)(
    'channels are in the bar and the menu of %s for everybody, where there are some',
    async (key) => {
      for (const data of [logo, { heading_1 }]) {
        for (const viewer of [null, member.viewer]) {
          const { bar, menu } = linksOf(await drawHeader(key, data, { ...airing, viewer }));
          expect([bar.filter(isChannelsLink), menu.filter(isChannelsLink)]).toEqual([
            ['/channels'],
            ['/channels'],
          ]);
          const without = linksOf(await drawHeader(key, data, { ...guest, viewer }));
          expect([...without.bar, ...without.menu]).not.toContain('/channels');
        }
      }
    },
  );

  it.each(HEADER_KEYS)('channels are in %s once where a link of its owner leads there', async (key) => {
    const { bar, menu } = linksOf(
      await drawHeader(key, { heading_1, heading_2: { text: 'On air', link: { type: 'ALL_IPTV' } } }, airing),
    );
    expect([bar.filter(isChannelsLink), menu.filter(isChannelsLink)]).toEqual([['/channels'], ['/channels']]);
  });

  it.each(HEADER_KEYS)('the menu of %s begins with the home, once', async (key) => {
    expect(linksOf(await drawHeader(key, { heading_1 }, airing)).menu.slice(0, 3)).toEqual([
      '/',
      '/one',
      '/channels',
    ]);
    const own = { heading_1, heading_2: { text: 'Start', link: { type: 'HOME' } } };
    expect(linksOf(await drawHeader(key, own)).menu.filter((href) => href === '/')).toHaveLength(1);
  });
});

describe('headers and footers with arbitrary data', () => {
  const EVIL = '"><evil onload=x>\'&</script><!--';
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(EVIL, '', ' ', `A ${EVIL}`),
  );
  const link = fc.oneof(
    words,
    fc.webUrl(),
    fc.constantFrom('/x', 'javascript:alert(1)', '//e.example', EVIL),
    fc.record({
      type: fc.constantFrom('EXTERNAL', 'DIRECT', 'PAGES', 'CATEGORY', 'HOME', 'nonsense'),
      data: fc.record({ url: fc.oneof(words, fc.webUrl()), page_url: words, id: words, name: words }),
      popup_enabled: fc.anything(),
    }),
  );
  const item = fc.oneof(
    fc.record(
      { text: words, title: words, button_text: words, link, enabled: fc.oneof(fc.boolean(), fc.anything()) },
      { requiredKeys: [] },
    ),
    fc.anything(),
  );
  const group = fc.record({ title: words, link, sub_heading_data: fc.array(item, { maxLength: 3 }) });
  const data = fc.dictionary(
    fc.constantFrom(
      ...['heading_1', 'heading_2', 'sign_in', 'cta_button', 'menu_btn', 'add_btn1', 'add_btn2', 'button'],
      ...['headings', 'cta_buttons', 'site_map', 'column_one_menus', 'column_two_menus', 'social_handles'],
      ...[
        'email_form',
        'header',
        'email',
        'phone',
        'copyright_text',
        'logo_s3key',
        'image_s3key',
        'bg_image_s3key',
      ],
    ),
    fc.oneof(item, words, fc.array(fc.oneof(group, item), { maxLength: 6 }), fc.anything()),
  );

  it('arbitrary data is rendered as text', async () => {
    await fc.assert(
      fc.asyncProperty(data, fc.boolean(), async (wire, isMember) => {
        const shell = isMember ? member : guest;
        const drawn = await Promise.all([
          ...HEADER_KEYS.map((key) => drawHeader(key, wire, shell)),
          ...FOOTER_KEYS.map((key) => drawFooter(key, wire, shell)),
        ]);
        for (const html of drawn) {
          expect(elementsOf(html)).not.toContain('evil');
          expect(html).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data|vbscript):/i);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function elementsOf(html: string): string[] {
  const names: string[] = [];
  const walk = (node: object) => {
    if ('nodeName' in node) names.push(String(node.nodeName));
    if ('childNodes' in node) for (const child of node.childNodes as object[]) walk(child);
  };
  walk(parse(html));
  return names;
}
