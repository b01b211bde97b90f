import { beforeAll, describe, expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';

type Edited = Awaited<ReturnType<typeof openEditedSite>>;
let edited: Edited;

beforeAll(async () => {
  edited = await openEditedSite();
});

const ABOUT = '/edit/on/page%3Aabout';
const PREVIEW = '/preview/draft/page%3Aabout';

/** The editor's page with other words in the hero of the page about. */
async function withDraft(words: string) {
  const page = await edited.openAs(['edit'], `${ABOUT}/block/hero`);
  const [heading] = page.main.getAllByRole('textbox', { name: 'Heading' });
  page.fill(heading as HTMLElement, words);
  await page.click(page.main.getByRole('button', { name: 'Save' }));
  return page;
}

/** The address of a link that is made on the page of previews. */
async function share(page: Page): Promise<URL> {
  await page.goto(ABOUT);
  await page.click(page.main.getByRole('link', { name: 'Preview' }));
  await page.click(page.main.getByRole('button', { name: 'Make a link' }));
  return new URL(page.main.getByLabelText<HTMLInputElement>('The new link').value);
}

it('networks of a draft are links of the footer of its pages, and of no other', async () => {
  const networks = (addresses: Record<string, string>, more: object = {}) =>
    edited.put('info-page', 'SOCIAL_LINKS', {
      title: { en: 'Networks' },
      content: { en: addresses },
      ...more,
    });
  await edited.change([networks({ facebook: 'https://facebook.com/old' })]);
  const page = await edited.openAs(['edit', 'publish'], '/edit/on/info%3ASOCIAL_LINKS/settings');
  page.fill(page.main.getByLabelText(/YouTube/), 'https://youtube.com/new');
  page.fill(page.main.getByLabelText(/Facebook/), '');
  await page.click(page.main.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement);
  const linked = () =>
    [...page.document.querySelectorAll('footer a[href*="//"]')].map((link) => link.getAttribute('href'));
  for (const path of [PREVIEW, ABOUT]) {
    await page.goto(path);
    expect(linked(), path).toEqual(['https://youtube.com/new']);
  }
  await page.goto('/custom/about');
  expect(linked()).toEqual(['https://facebook.com/old']);
});

it('the header lies over the first picture of a previewed home, as it does on the home', async () => {
  const page = await edited.openAs(['edit'], '/');
  const isOver = () => page.document.querySelector('body header')?.hasAttribute('data-over');
  expect(isOver()).toBe(true);
  await page.goto('/preview/draft/home%3Amain');
  expect(isOver()).toBe(true);
  await page.goto(PREVIEW);
  expect(isOver()).toBe(false);
});

describe('a link to a preview', () => {
  it('shows a guest the draft inside the brand’s site, which others do not see', async () => {
    const editor = await withDraft('Not yet published');
    const address = await share(editor);
    const guest = await edited.openAsGuest();
    await guest.goto(address.pathname);
    expect(guest.status).toBe(200);
    guest.header.getByRole('link', { name: 'Sign in' });
    guest.main.getByRole('heading', { level: 1, name: 'Brand' });
    guest.main.getByText(/^Preview of Home page, until .+\d/);
    await guest.goto(`${address.pathname}/page%3Aabout`);
    guest.main.getByText('Not yet published');
    guest.main.getByText(/^Preview of About, until/);
    await guest.goto('/custom/about');
    expect(guest.main.queryByText('Not yet published')).toBeNull();
  });

  it('is nobody’s business but its reader’s', async () => {
    const address = await share(await edited.openAs(['edit']));
    const { headers } = await edited.site.browser(edited.hostname).request(address.pathname);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const guest = await edited.openAsGuest();
    await guest.goto(address.pathname);
    expect(guest.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    const token = address.pathname.split('/').at(-1) ?? '';
    expect(guest.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).not.toContain(token);
  });

  it('opens nothing of another brand, and nothing once it is ended', async () => {
    const editor = await edited.openAs(['edit']);
    const address = await share(editor);
    const guest = await edited.openAsGuest();
    const other = await openEditedSite();
    const elsewhere = await other.openAsGuest();
    await elsewhere.goto(address.pathname);
    expect(elsewhere.status).toBe(404);
    await editor.click(editor.main.getAllByRole('button', { name: /^End: Drafts/ })[0] as HTMLElement);
    editor.screen.getByText('The link no longer works');
    await guest.goto(address.pathname);
    expect(guest.status).toBe(404);
    for (const path of ['/preview/draft', PREVIEW, '/edit/preview', '/preview/none', '/preview/draft/x:y']) {
      await guest.goto(path);
      expect(guest.status).toBe(404);
    }
  });

  it('does not honour what only editors may choose', async () => {
    const address = await share(await edited.openAs(['edit']));
    const guest = await edited.openAsGuest();
    await guest.goto(`${address.pathname}?frame=1&as=member&at=2030-01-01T00:00:00.000Z`);
    expect(guest.main.getByText(/^Preview of/).textContent).not.toContain('2030');
    guest.header.getByRole('link', { name: 'Sign in' });
  });
});

describe('links inside a preview', () => {
  it('lead to what is previewed as well, and out of it to all else', async () => {
    const link = (page_url: string) => ({ type: 'PAGES', data: { page_url } });
    const brand = await openEditedSite();
    const block = (id: string, to: unknown) => ({
      id,
      data: {
        component_key: 'defaultBanner',
        heading: id,
        image_s3key: 'images/hero.w1600.webp',
        cta_button: { enabled: true, text: `To ${id}`, link: to },
      },
    });
    await brand.change([
      brand.put('page', 'linked', {
        ...{ type: 'CUSTOM', page_url: 'linked', title: { en: 'Linked' } },
        components: [block('about', link('About/')), block('plans', { type: 'PRICING' })],
      }),
    ]);
    const editor = await brand.openAs(['edit'], '/preview/draft/page%3Alinked?as=guest&frame=1');
    const plans = () => editor.main.getByRole('link', { name: 'To plans' });
    expect(plans().getAttribute('href')).toBe('/pricing');
    // Only previews may be framed: without scripts the window goes there.
    const targetOf = (element: Element | null) => element?.getAttribute('target') ?? null;
    const about = () => editor.main.getByRole('link', { name: 'To about' });
    expect([targetOf(plans()), targetOf(about())]).toEqual(['_top', null]);
    expect(targetOf(editor.document.querySelector('form[role="search"], form[action="/search"]'))).toBe(
      '_top',
    );
    await editor.goto('/preview/draft/page%3Alinked?as=guest');
    expect([targetOf(plans()), targetOf(about())]).toEqual([null, null]);
    await editor.goto('/preview/draft/page%3Alinked?as=guest&frame=1');
    await editor.click(editor.main.getByRole('link', { name: 'To about' }));
    expect(editor.address).toBe(`${PREVIEW}?as=guest&frame=1`);
    editor.main.getByText('Stay a while');
  });
});

describe('what is around pages of drafts', () => {
  it('is the draft of header, footer and theme: on the stage, in previews and by a link, and not for viewers', async () => {
    const brand = await openEditedSite();
    const owner = await brand.openAs(['own'], '/edit/on/site/block/footer');
    const published = owner.document.querySelector('style')?.textContent ?? '';
    owner.fill(owner.main.getAllByRole('textbox', { name: /^Heading/ })[0] as HTMLElement, 'Good films only');
    await owner.click(owner.main.getByRole('button', { name: 'Save' }));
    await owner.goto('/edit/on/site/block/header');
    await owner.click(owner.main.getByRole('button', { name: 'Use Translucent' }));
    await owner.goto('/edit/theme');
    await owner.click(owner.main.getByRole('button', { name: 'Use Fresh green' }));
    const editor = await brand.openAs(['edit']);
    const address = await share(editor);
    const guest = await brand.openAsGuest();
    const brandColour = '--c7:#167a2e';
    for (const [page, path] of [
      [editor, ABOUT],
      [editor, PREVIEW],
      [guest, address.pathname],
      [guest, `${address.pathname}/page%3Aabout`],
    ] as const) {
      await page.goto(path);
      page.screen.getByText('Good films only');
      const styles = [...page.document.querySelectorAll('style')].map(({ textContent }) => textContent);
      expect(styles.at(-1), path).toContain(brandColour);
      const styleSheets = [...page.document.querySelectorAll('link[rel=stylesheet]')];
      const files = styleSheets.map((link) => link.getAttribute('href')).join(' ');
      expect(files + styles.join(' '), path).toMatch(/translucent/i);
    }
    for (const page of [editor, guest]) {
      await page.goto('/custom/about');
      expect(page.screen.queryByText('Good films only')).toBeNull();
      expect(page.document.querySelector('style')?.textContent).toBe(published);
    }
  });

  it('is in the language that is edited, and on a page that is not there, the published one', async () => {
    const brand = await openEditedSite();
    const words = { $t: { en: 'In English', es: 'En español' } };
    await brand.change([
      brand.put('template', 'main', {
        ...{ is_published: true, components: [] },
        footer: { component_key: 'defaultFooter', data: { header: words } },
      }),
    ]);
    const editor = await brand.openAs(['edit'], `${ABOUT}?in=es`);
    editor.screen.getByText('En español');
    await editor.goto('/edit/on/page%3Anone');
    expect(editor.status).toBe(404);
    expect(editor.document.querySelectorAll('main')).toHaveLength(1);
    editor.screen.getByText('In English');
  });
});

describe('editors', () => {
  it('look at a page on three screens, in each language, as anybody and at any time, without scripts', async () => {
    const page = await edited.openAs(['edit'], '/edit/preview?document=page:about&zone=Europe/Berlin');
    const iframes = () =>
      [...page.document.querySelectorAll('iframe')].map((iframe) => new URL(iframe.src, 'http://x'));
    expect(iframes().map(({ pathname }) => pathname)).toEqual([PREVIEW, PREVIEW, PREVIEW]);
    page.select(page.main.getByLabelText('Language'), 'ar');
    page.select(page.main.getByLabelText('Seen by'), 'A guest');
    page.fill(page.main.getByLabelText(/^Date and time/), '2030-03-01T10:30');
    await page.click(page.main.getByRole('button', { name: 'Show' }));
    page.main.getByText('Times are those of Europe/Berlin.');
    await page.click(page.main.getByRole('link', { name: '390 pixels' }));
    const [first] = iframes();
    expect(iframes()).toHaveLength(1);
    expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
      ...{ as: 'guest', at: '2030-03-01T09:30:00.000Z', frame: '1', lang: 'ar' },
    });
    await page.goto(`${first?.pathname}${first?.search.replace('&frame=1', '')}`);
    expect(page.document.documentElement.dir).toBe('rtl');
    // A guest's header, in an editor's session.
    expect(page.header.queryByText('Edda')).toBeNull();
    expect(page.main.getByRole('complementary').textContent).toMatch(/2030|٢٠٣٠/);
    // The frame's language is not the studio's.
    await page.goto('/edit');
    expect(page.document.documentElement.lang).toBe('en');
  });

  it('look at a version, and at it beside the drafts', async () => {
    const brand = await openEditedSite();
    await brand.change([
      brand.put('page', 'about', {
        type: 'CUSTOM',
        page_url: 'about',
        title: { en: 'About' },
        components: [],
      }),
    ]);
    const page = await brand.openAs(['publish'], '/edit/on/form%3Acontact/settings');
    page.fill(page.main.getByRole('textbox', { name: /^Heading/ }), 'Write');
    await page.click(page.main.getByRole('button', { name: 'Save' }));
    await page.goto('/edit/publish');
    await page.click(page.main.getByRole('button', { name: 'Publish' }));
    await page.goto('/edit/versions');
    const [compare] = page.main.getAllByRole('link', { name: /^Compare with the drafts: / });
    await page.click(compare as HTMLElement);
    page.main.getByText(/^This version and the drafts, beside each other/);
    page.select(page.main.getByLabelText('Page'), 'About');
    await page.click(page.main.getByRole('button', { name: 'Show' }));
    const titles = [...page.document.querySelectorAll('iframe')].map(({ title }) => title);
    expect(titles).toEqual(['A version · 800 pixels', 'Drafts · 800 pixels']);
    for (const iframe of page.document.querySelectorAll('iframe'))
      expect((await page.browser.request(iframe.getAttribute('src') ?? '')).status).toBe(200);
  });

  it('see pages of text and questions', async () => {
    const brand = await openEditedSite();
    await brand.change([
      brand.put('info-page', 'FAQ', {
        title: { en: 'Help' },
        content: { en: [{ question: 'Why?', answer: '<p>Because</p>' }] },
      }),
    ]);
    const page = await brand.openAs(['edit'], '/preview/draft/page%3Aterms');
    page.main.getByText('Terms');
    await page.goto('/preview/draft/info%3AFAQ');
    page.main.getByRole('heading', { level: 2, name: 'Why?' });
    page.main.getByText('Because');
  });
});
