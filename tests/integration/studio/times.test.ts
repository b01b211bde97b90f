import { beforeAll, describe, expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';

type Edited = Awaited<ReturnType<typeof openEditedSite>>;
let edited: Edited;

beforeAll(async () => {
  edited = await openEditedSite();
});

const ABOUT = '/edit/on/page%3Aabout';
const YEAR = new Date().getUTCFullYear() + 1;

/** The hero of the page about with other words. */
async function withDraft(brand: Edited, words: string): Promise<Page> {
  const page = await brand.openAs(['publish'], `${ABOUT}/block/hero`);
  const [heading] = page.main.getAllByRole('textbox', { name: 'Heading' });
  page.fill(heading as HTMLElement, words);
  await page.click(page.main.getByRole('button', { name: 'Save' }));
  return page;
}

const submit = (page: Page) => page.click(page.main.getByRole('button', { name: 'Publish' }));

/** In the future of every test, and near enough. */
const soon = () => new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

describe('publishing at a time, without scripts', () => {
  it('is set, listed and taken back on the page that publishes', async () => {
    const page = await withDraft(edited, 'For the autumn');
    await page.goto('/edit/publish');
    page.fill(page.main.getByLabelText(/^Not now, but at/), `${soon()}T18:30`);
    page.fill(page.main.getByLabelText(/^Name of this version/), 'Autumn');
    await submit(page);
    expect(page.address).toBe('/edit/publish');
    page.screen.getByText(/^It is published on .*\d/);
    page.main.getByRole('heading', { name: 'With a time' });
    page.main.getByText('Autumn · by Edda Writer');
    // Publishing something else does not take it along.
    const about = () => page.main.getByRole<HTMLInputElement>('checkbox', { name: 'About' });
    expect(about().checked).toBe(false);
    page.main.getByText(/· It is published on .*\d/);
    const guest = await edited.openAsGuest();
    await guest.goto('/custom/about');
    expect(guest.main.queryByText('For the autumn')).toBeNull();
    await page.click(page.main.getByRole('link', { name: /^Preview: / }));
    page.main.getByText('This version as viewers would see it.');
    const address = new URL(page.document.querySelector('iframe')?.getAttribute('src') ?? '', 'http://x');
    await page.goto(address.pathname + address.search);
    page.main.getByText('For the autumn');
    const reader = await edited.openAs(['edit'], '/edit/publish');
    expect(reader.main.queryByRole('button', { name: /^Take back/ })).toBeNull();
    await page.goto('/edit/publish');
    await page.click(page.main.getByRole('button', { name: /^Take back: / }));
    page.screen.getByText('Taken back. The drafts are as they were.');
    page.main.getByText('Taken back');
    expect(about().checked).toBe(true);
  });

  it('keeps what was typed where the time is over', async () => {
    const page = await withDraft(edited, 'Much too late');
    await page.goto('/edit/publish');
    page.fill(page.main.getByLabelText(/^Not now, but at/), '2020-01-01T12:00');
    await submit(page);
    expect(page.status).toBe(400);
    page.main.getByRole('alert');
    expect(page.main.getByLabelText<HTMLInputElement>(/^Not now, but at/).value).toBe('2020-01-01T12:00');
  });
});

describe('a block with times', () => {
  it('is for its editors always, for viewers when its time has come, and in a preview at that time', async () => {
    const brand = await openEditedSite();
    const page = await brand.openAs(['publish'], `${ABOUT}/block/hero`);
    page.fill(page.main.getByLabelText(/^Shown from/), `${YEAR}-06-01T12:00`);
    page.fill(page.main.getByLabelText(/^Shown until/), `${YEAR}-01-01T12:00`);
    await page.click(page.main.getByRole('button', { name: 'Save' }));
    expect(page.status).toBe(400);
    page.main.getByText('Please give a date and a time, the end after the start.');
    page.fill(page.main.getByLabelText(/^Shown until/), `${YEAR}-07-01T12:00`);
    await page.click(page.main.getByRole('button', { name: 'Save' }));
    expect(page.address).toBe(`${ABOUT}#block-hero`);
    page.main.getByText(/shown from .*, shown until /);
    page.main.getByText('Stay a while');
    await page.goto('/edit/publish');
    await submit(page);
    const guest = await brand.openAsGuest();
    await guest.goto('/custom/about');
    expect(guest.main.queryByText('Stay a while')).toBeNull();
    guest.main.getAllByText('One');
    const seenAt = async (at: string) => {
      await page.goto(`/preview/draft/page%3Aabout?at=${at}`);
      return page.main.queryByText('Stay a while') !== null;
    };
    expect(await seenAt(`${YEAR}-05-31T00:00:00Z`)).toBe(false);
    expect(await seenAt(`${YEAR}-06-15T00:00:00Z`)).toBe(true);
    expect(await seenAt(`${YEAR}-07-02T00:00:00Z`)).toBe(false);
  });

  it('comes to viewers at its time, although their page is cached', async () => {
    const brand = await openEditedSite();
    const from = new Date(Date.now() + 4_000);
    const block = (id: string, config?: object) => ({
      ...{ id, data: { component_key: 'defaultBanner', heading: `Words of ${id}` } },
      ...(config && { config }),
    });
    const components = [block('always'), block('timed', { shows_from: from.toISOString() })];
    await brand.change([
      brand.put('page', 'timed', { type: 'CUSTOM', page_url: 'timed', title: { en: 'Timed' }, components }),
    ]);
    const guest = brand.site.browser(brand.hostname);
    const read = async () => (await guest.request('/custom/timed')).text();
    expect(await read()).not.toContain('Words of timed');
    expect((await guest.request('/custom/timed')).headers.get('server-timing')).toContain('hit');
    await new Promise((done) => setTimeout(done, from.getTime() - Date.now() + 100));
    expect(await read()).toContain('Words of timed');
  });
});
