import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#tests/support/page.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { changeHeading, newWords, openAsStaff, STUDIO } from './studio-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
});

/** A page that is no home: it reads the account by a call of its own. */
const ELSEWHERE = '/pricing';

const click = (page: Page, name: string) => page.click(page.main.getByRole('button', { name }));

async function publish(page: Page) {
  await page.goto('/edit/publish');
  await click(page, 'Publish');
  expect(page.address).toBe('/edit');
}

/** What a page has of the account: the colours of its theme, its header and its footer. */
async function chromeOf(page: Page, path: string) {
  await page.goto(path);
  const { document } = page;
  return {
    theme: document.querySelector('style')?.textContent,
    header: document.querySelector('body header')?.getAttribute('data-look'),
    footer: document.querySelector('body footer')?.textContent,
  };
}

/** Which home has the badge in the studio. */
async function homeInUse(page: Page): Promise<string> {
  await page.goto('/edit/home');
  const badges = page.main.getAllByText('In use');
  expect(badges).toHaveLength(1);
  return badges[0]?.closest('label')?.textContent ?? '';
}

async function chooseHome(page: Page, home: 'classic' | 'built') {
  await page.goto('/edit/home');
  const [built] = page.main.getAllByRole('radio');
  const classic = page.main.getByLabelText(/^Classic home page/);
  page.check(home === 'classic' ? classic : (built as HTMLElement));
  await click(page, 'Save in the draft');
}

describe('what is published is seen by its publisher at once', () => {
  it('where another kind of home is put in use: in the studio, and in theme, header and footer of all pages', async () => {
    const page = await openAsStaff(site, '/', 'owner');
    const built = await chromeOf(page, ELSEWHERE);
    expect(await chromeOf(page, '/')).toEqual(built);
    await chooseHome(page, 'classic');
    await publish(page);
    expect(await homeInUse(page)).toMatch(/^Classic home page/);
    const classic = await chromeOf(page, ELSEWHERE);
    expect(classic).not.toEqual(built);
    expect(classic).toEqual(await chromeOf(page, '/'));
    await chooseHome(page, 'built');
    await publish(page);
    expect(await homeInUse(page)).not.toMatch(/^Classic home page/);
    expect(await chromeOf(page, ELSEWHERE)).toEqual(built);
    expect(await chromeOf(page, '/')).toEqual(built);
  });

  it('where a colour is another one', async () => {
    const page = await openAsStaff(site, ELSEWHERE, 'owner');
    const before = await chromeOf(page, ELSEWHERE);
    await page.goto('/edit/theme');
    page.fill(page.main.getByLabelText('Brand colour'), '#ffd166');
    await click(page, 'Save in the draft');
    await publish(page);
    const { theme, ...chrome } = await chromeOf(page, ELSEWHERE);
    expect(theme).toContain('#ffd166');
    expect(chrome).toEqual({ header: before.header, footer: before.footer });
  });

  it('where a page has other words', async () => {
    const page = await openAsStaff(site, '/custom/studio');
    const words = newWords();
    expect(page.main.queryByText(words)).toBeNull();
    await changeHeading(page, STUDIO, words);
    await publish(page);
    await page.goto('/custom/studio');
    page.main.getByText(words);
  });
});
