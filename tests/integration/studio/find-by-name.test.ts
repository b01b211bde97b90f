import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';

/** Of a block, at the first of its cards. */
const FORM = '/edit/on/page%3Aabout/block/cards?card=slide_data/%23one';
const LINK = 'field-slide_data/one/link';

let edited: Awaited<ReturnType<typeof openEditedSite>>;

beforeAll(async () => {
  edited = await openEditedSite();
  const { put, change } = edited;
  const title = (id: string, name: string) =>
    put('title', id, { title: { en: name }, video_type: 'SPV', is_published: true });
  // More than a list of choices holds.
  const films = Array.from({ length: 45 }, (_, index) => title(`film-${index}`, `Film ${index}`));
  const venues = Array.from({ length: 45 }, (_, index) =>
    put('venue', `hall-${index}`, { name: { en: `Hall ${index}` } }),
  );
  const { results } = await change([
    ...[...films, title('keeper', 'The Lighthouse Keeper'), title('light', 'Light and Sound')],
    ...[...venues, put('venue', 'harbour', { name: { en: 'Old Harbour Stage' } })],
  ]);
  const faults = results.flatMap((result) => result.faults ?? []);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

function element(page: Page, id: string): Element {
  const found = page.document.getElementById(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
const control = (page: Page, id: string) => element(page, id) as HTMLInputElement;
const list = (page: Page, id: string) => element(page, id) as unknown as HTMLSelectElement;
const link = (page: Page) => within(control(page, LINK));
const find = (page: Page, what: string) =>
  page.click(link(page).getByRole('button', { name: `Find by name: ${what}`, hidden: true }));
const save = (page: Page) => page.click(page.main.getAllByRole('button', { name: 'Save' }).at(-1) as Element);
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

describe('a title of many, in a form without scripts', () => {
  it('is found by its name, and chosen, while all that was typed stays', async () => {
    const page = await edited.openAs(['edit'], FORM);
    page.fill(control(page, 'field-slide_data/one/heading'), 'Typed before');
    page.select(control(page, `${LINK}/type`), 'A title');
    page.fill(control(page, `${LINK}/title`), 'light');
    await find(page, 'Title');
    expect(page.status).toBe(200);
    expect(control(page, 'field-slide_data/one/heading').value).toBe('Typed before');
    const titles = list(page, `${LINK}/title`);
    expect(optionsOf(titles)).toEqual(
      expect.arrayContaining(['The Lighthouse Keeper', 'Light and Sound', 'None']),
    );
    expect(optionsOf(titles)).toHaveLength(3);
    // It is in sight: in a card that is open, with the focus.
    expect(titles.hasAttribute('autofocus')).toBe(true);
    expect(titles.closest('details')?.hasAttribute('open')).toBe(true);

    // Nothing of it is saved yet.
    const other = await edited.openAs(['edit'], FORM);
    expect(control(other, 'field-slide_data/one/heading').value).toBe('One');

    page.fill(link(page).getByLabelText('Find another'), 'lighthouse kee');
    await find(page, 'Title');
    expect(list(page, `${LINK}/title`).value).toBe('keeper');
    await save(page);
    expect(page.address).toBe('/edit/on/page%3Aabout#block-cards');
    await page.goto(FORM);
    expect(list(page, `${LINK}/type`).value).toBe('CONTENT_DETAIL');
    expect(control(page, `${LINK}/title`).value).toBe('keeper');
    expect(control(page, 'field-slide_data/one/heading').value).toBe('Typed before');
  });

  it('that nobody has is named, with the words that were typed', async () => {
    const page = await edited.openAs(['edit'], `${FORM}&in=es`);
    page.fill(control(page, `${LINK}/title`), 'Zanzibar');
    await find(page, 'Title');
    link(page).getByText('Nothing found for “Zanzibar”');
    expect(control(page, `${LINK}/title`).value).toBe('Zanzibar');
  });

  it('is found as well for the place of a form', async () => {
    const page = await edited.openAs(['edit'], '/edit/on/form%3Acontact/settings');
    page.fill(control(page, 'field-place/titles/0'), 'lighthouse kee');
    await page.click(page.main.getByRole('button', { name: /^Find by name: Title/ }));
    expect(page.main.queryByText(/It is not saved yet/)).toBeNull();
    expect(list(page, 'field-place/titles/0').value).toBe('keeper');
  });
});

describe('a venue', () => {
  it('is chosen among many by its name, too', async () => {
    const page = await edited.openAs(['edit'], FORM);
    page.fill(control(page, `${LINK}/venue`), 'harbour');
    await find(page, 'Venue');
    expect(optionsOf(list(page, `${LINK}/venue`))).toEqual(['Old Harbour Stage', 'None']);
  });
});

describe('suggestions while a name is typed', () => {
  const suggest = async (page: Page, query: string) => {
    const response = await page.browser.request(`/edit/choices?${query}`);
    return { status: response.status, found: response.status === 200 ? await response.json() : null };
  };

  it('are of the kind that the field is for', async () => {
    const page = await edited.openAs(['edit']);
    expect(await suggest(page, 'kind=title&q=lighthouse')).toEqual({
      ...{ status: 200, found: [{ id: 'keeper', name: 'The Lighthouse Keeper' }] },
    });
    expect((await suggest(page, 'kind=venue&q=harb')).found).toEqual([
      { id: 'harbour', name: 'Old Harbour Stage' },
    ]);
    expect((await suggest(page, 'kind=venue&q=')).found).toEqual([]);
    expect((await suggest(page, 'kind=secret&q=a')).status).toBe(400);
  });

  it('are there for editors alone', async () => {
    for (const page of [
      await edited.openAsGuest(),
      await edited.openAs([]),
      await edited.openAs(['moderate']),
    ])
      expect((await suggest(page, 'kind=title&q=lighthouse')).status).not.toBe(200);
  });
});
