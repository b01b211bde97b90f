import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { filterPath } from '#tests/support/filter-path.ts';
import type { Page } from '#tests/support/page.ts';
import { hrefsOf, openPage } from './open-pages.ts';

const ALL = '/content/filter/everything';
const UNREADABLE = 'Not all of this link could be read';

const cardsOf = (page: Page, list: string) =>
  within(page.main.getByRole('list', { name: list })).getAllByRole('link');
const headingOf = (page: Page) => page.screen.getByRole('heading', { level: 1 }).textContent;

describe('a list without scripts', () => {
  it('is read page by page, and back', async () => {
    const page = await openPage(ALL);
    const cards = () => hrefsOf(cardsOf(page, 'Everything'));
    expect(cards()).toHaveLength(20);
    const [first] = cards();
    await page.click(page.main.getByRole('link', { name: 'Next page' }));
    expect(page.address).toBe(`${ALL}?page=2`);
    expect(cards()[0]).not.toBe(first);
    await page.click(page.main.getByRole('link', { name: 'Previous page' }));
    expect(page.address).toBe(ALL);
    expect(cards()[0]).toBe(first);
  });

  it('is ordered by links, in the order that they name', async () => {
    const page = await openPage('/category/drama');
    const order = () => within(page.screen.getByRole('navigation', { name: 'Order' }));
    expect(order().getByRole('link', { name: 'Newest' }).getAttribute('aria-current')).toBe('page');
    await page.click(order().getByRole('link', { name: 'A to Z' }));
    expect(page.address).toBe('/category/drama?sort=title');
    const titles = cardsOf(page, 'Drama').map(({ textContent }) =>
      textContent.replace(/^(?:Members|Playlist|Upcoming|Ended|Series|Live)+/, ''),
    );
    expect(titles.length).toBeGreaterThan(1);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  });

  it('is filtered by a form, with counts that are true, and by nothing again', async () => {
    const page = await openPage('/category/drama?sort=title');
    const cards = () => cardsOf(page, 'Drama').length;
    const form = () => within(page.screen.getByRole('form', { name: 'Filter the titles' }));
    const language = form().getByRole('combobox', { name: 'Language' });
    const option = within(language).getAllByRole('option').at(-1)?.textContent ?? '';
    const [, count] = /\((\d+)\)$/.exec(option) ?? [];
    page.select(language, option);
    await page.click(form().getByRole('button', { name: 'Apply' }));
    expect(page.address).toMatch(/^\/category\/drama\?sort=title&.*f=language%3A/);
    expect(cards()).toBe(Number(count));
    expect(
      (form().getByRole('combobox', { name: 'Language' }) as unknown as { value: string }).value,
    ).toMatch(/^language:/);
    await page.click(form().getByRole('link', { name: 'Clear filters' }));
    expect(page.address).toBe('/category/drama?sort=title');
    expect(cards()).toBeGreaterThan(Number(count));
  });

  it('leads to the home page where it has nothing', async () => {
    const page = await openPage(filterPath('Nothing', { venues: ['no-such-venue'] }, false));
    page.screen.getByText('Nothing here yet');
    await page.click(page.main.getByRole('link', { name: 'To the home page' }));
    expect(page.address).toBe('/');
  });

  it('opens by an old link; by a damaged one it is the plain list, with a banner', async () => {
    const old = Buffer.from(JSON.stringify({ filters: { category: ['drama'] } })).toString('base64');
    const page = await openPage(`/category/drama?category=RHJhbWE=&filters=${old}`);
    expect(headingOf(page)).toBe('Drama');
    expect(page.screen.queryByText(UNREADABLE, { exact: false })).toBeNull();
    const { length } = cardsOf(page, 'Drama');
    await page.goto(`/category/drama?filters=${old.slice(3)}`);
    page.screen.getByText(UNREADABLE, { exact: false });
    expect(cardsOf(page, 'Drama')).toHaveLength(length);
  });
});

describe('a search without scripts', () => {
  it('starts in the header and shows titles, artists and venues on tabs', async () => {
    const page = await openPage('/');
    page.fill(page.header.getByRole('searchbox'), 'salt');
    await page.click(page.header.getByRole('button', { name: 'Search' }));
    expect(page.address).toBe('/search?search_text=salt');
    expect(headingOf(page)).toBe('Search Results for “salt”');
    page.main.getByRole('link', { name: /The Salt Road/ });
    const tabs = () => within(page.screen.getByRole('navigation', { name: 'What was found' }));
    await page.click(tabs().getByRole('link', { name: /^Artists/ }));
    page.screen.getByText('No artist found for “salt”');
    await page.click(tabs().getByRole('link', { name: /^Venues/ }));
    expect(cardsOf(page, 'Venues').length).toBeGreaterThan(0);
  });

  it('for nothing is a page to search from', async () => {
    const page = await openPage('/search?search_text=');
    page.fill(page.main.getByRole('searchbox'), 'lantern');
    await page.click(page.main.getByRole('button', { name: 'Search' }));
    expect(headingOf(page)).toBe('Search Results for “lantern”');
  });
});

describe('the directories of people without scripts', () => {
  it('find an artist by name, whose titles are filtered and shown again', async () => {
    const page = await openPage('/artists');
    page.fill(page.screen.getByRole('searchbox', { name: 'Find an artist' }), 'benali');
    await page.click(page.main.getByRole('button', { name: 'Find an artist' }));
    const people = page.screen.getByRole('list', { name: 'Artists' });
    expect(within(people).getAllByRole('listitem')).toHaveLength(1);
    await page.click(within(people).getByRole('link'));

    const rows = () => within(page.screen.getByRole('region', { name: 'Titles' })).getAllByRole('region');
    const { length } = rows();
    expect(length).toBeGreaterThan(2);
    const category = () => page.screen.getByLabelText(/^Category/);
    page.select(category(), 'Drama');
    await page.click(page.screen.getByRole('button', { name: 'Apply' }));
    expect(rows()).toHaveLength(1);
    within(category()).getByRole('option', { name: 'Drama', selected: true });
    await page.click(page.screen.getByRole('link', { name: 'Clear filters' }));
    expect(rows()).toHaveLength(length);
  });

  it('lead to a venue with its address, its titles and its reviews', async () => {
    const page = await openPage('/venues');
    const venues = within(page.screen.getByRole('list', { name: 'Venues' }));
    await page.click(venues.getByRole('link', { name: /Harbour Theatre/ }));
    page.main.getByText(/Pier 4, Cádiz/);
    expect(page.main.getAllByRole('link', { name: /Harbour Lights/ }).length).toBeGreaterThan(0);
    page.main.getByRole('heading', { name: 'Reviews' });
  });
});
