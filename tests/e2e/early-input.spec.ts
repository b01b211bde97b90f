import type { Locator, Page } from '@playwright/test';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { newViewer } from './support/account.ts';
import { untilHydrated } from './support/hydrated.ts';
import { CHECKOUT } from './support/payment.ts';
import { player } from './support/player.ts';
import { searchField } from './support/search-field.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const HYDRATING_CODE = '**/assets/entry.client-*.js';
const TAB = `${FILM}?tab=comments`;

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const words = () => `Early ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

/** Requests that match wait until what it returns is called. */
async function hold(page: Page, urls: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await held;
    // The page that requested it may be gone.
    await route.continue().catch(() => undefined);
  });
  return release;
}

interface Control {
  what: string;
  path: string;
  isMember?: boolean;
  target(page: Page): Locator;
  /** What presses it from the keyboard. Without it another control of its kind is pressed so, this one with `npm run test:all`. */
  key?: 'Enter' | 'Space';
  /** The one result, whether the browser did it by itself or React did it later. */
  expects(page: Page): Promise<void>;
}

const toggled = (list: string) => async (page: Page) => {
  const remove = main(page).getByRole('button', { name: new RegExp(`^Remove .*${list}`, 'i') });
  await expect(remove).toBeVisible();
  await untilHydrated(remove);
  await page.reload();
  await expect(remove).toBeVisible();
};

const CONTROLS: readonly Control[] = [
  {
    what: 'a title is added to the watchlist',
    path: '/content/the-cartographer',
    isMember: true,
    target: (page) => main(page).getByRole('button', { name: /^Add .*watchlist/i }),
    key: 'Enter',
    expects: toggled('watchlist'),
  },
  {
    what: 'a title becomes a favourite',
    path: '/content/the-cartographer',
    isMember: true,
    target: (page) => main(page).getByRole('button', { name: /^Add .*favou?rites/i }),
    expects: toggled('favou?rites'),
  },
  {
    what: 'the play button opens one player',
    path: FILM,
    target: (page) => main(page).getByRole('link', { name: /Watch now|Resume watching/ }),
    key: 'Enter',
    expects: (page) => expect(player(page)).toHaveCount(1),
  },
  {
    what: 'the link to sign in opens one form',
    path: FILM,
    target: (page) => banner(page).getByRole('link', { name: 'Sign in' }),
    expects: (page) => expect(page.getByLabel('Password', { exact: true })).toHaveCount(1),
  },
  {
    what: 'a menu unfolds and stays open',
    path: '/about-us',
    target: (page) => banner(page).getByRole('navigation', { name: 'Categories' }).locator('summary'),
    key: 'Enter',
    expects: async (page) => {
      const nav = banner(page).getByRole('navigation', { name: 'Categories' });
      await untilHydrated(nav);
      await expect(nav.locator('details').getByRole('link').first()).toBeVisible();
    },
  },
  {
    what: 'a tab opens',
    path: FILM,
    target: (page) => page.getByRole('link', { name: 'Reviews', exact: true }),
    expects: async (page) => {
      await expect(page).toHaveURL(siteUrl('aurora', `${FILM}?tab=reviews`));
      const chart = page.getByRole('list', { name: 'How the ratings spread' });
      await expect(chart.getByRole('listitem')).toHaveCount(5);
    },
  },
  {
    what: 'the languages are offered',
    path: FILM,
    target: (page) => banner(page).getByRole('link', { name: /^Language/ }),
    expects: (page) => expect(page.getByRole('button', { name: 'Español' })).toHaveCount(1),
  },
  {
    what: 'a plan leads to its checkout',
    path: '/pricing',
    isMember: true,
    target: (page) => main(page).getByRole('link', { name: 'Subscribe: A Month of Nights' }),
    expects: async (page) => {
      await expect(page).toHaveURL(/\/payment\/plan-month/);
      await expect(main(page).getByRole('radio').first()).toBeVisible();
    },
  },
  {
    what: 'a chosen gateway stays chosen',
    path: CHECKOUT,
    isMember: true,
    target: (page) => page.getByRole('radio', { name: 'Paystack' }),
    key: 'Space',
    expects: async (page) => {
      await untilHydrated(main(page));
      await expect(page.getByRole('radio', { name: 'Paystack' })).toBeChecked();
    },
  },
];

for (const { what, path, isMember, target, key, expects } of CONTROLS) {
  for (const way of key || IS_TEST_ALL ? (['click', 'key'] as const) : (['click'] as const)) {
    test(`${what} by ${way} before the page is hydrated`, async ({ page, context }) => {
      if (isMember) await newViewer(context);
      const release = await hold(page, HYDRATING_CODE);
      await page.goto(siteUrl('aurora', path), { waitUntil: 'domcontentloaded' });
      if (way === 'click') await target(page).click();
      else await target(page).press(key ?? 'Enter');
      release();
      await expects(page);
    });
  }
}

for (const way of ['Enter', 'button'] as const) {
  test(`a search that is typed before the page is hydrated goes by ${way}, with all of its letters`, async ({
    page,
  }) => {
    const release = await hold(page, HYDRATING_CODE);
    await page.goto(siteUrl('aurora', '/about-us'), { waitUntil: 'domcontentloaded' });
    const box = searchField(banner(page));
    await box.pressSequentially('salt');
    if (way === 'Enter') await box.press('Enter');
    else await banner(page).getByRole('button', { name: 'Search' }).click();
    release();
    await expect(page).toHaveURL(siteUrl('aurora', '/search?search_text=salt'));
    await expect(box).toHaveValue('salt');
  });
}

test('a comment that is typed before the page is hydrated is kept, and sent once', async ({
  page,
  context,
}) => {
  await newViewer(context);
  const release = await hold(page, HYDRATING_CODE);
  await page.goto(siteUrl('aurora', TAB), { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('textbox', { name: 'Add a comment…' });
  const text = words();
  await box.pressSequentially(text);
  release();
  await expect(page.getByRole('button', { name: 'Add an emoji' })).toBeVisible();
  await expect(box).toHaveValue(text);
  await box.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
});

for (const way of ['click', 'key'] as const) {
  test(`the emoji open by ${way} before their code is there`, async ({ page }) => {
    const release = await hold(page, '**/assets/emoji-panel-*.js');
    await page.goto(siteUrl('aurora', TAB));
    const button = page.getByRole('button', { name: 'Add an emoji' });
    if (way === 'click') await button.click();
    else await button.press('Enter');
    release();
    await expect(page.getByRole('dialog', { name: 'Add an emoji' })).toHaveCount(1);
    await expect(page.getByRole('gridcell', { name: 'Grinning face', exact: true })).toBeVisible();
  });

  test(`a slide leads on by ${way} before the slider's code is there`, async ({ page }) => {
    const release = await hold(page, '**/assets/sliding-row-*.js');
    await page.goto(siteUrl('pulse', '/__blocks?block=inventorySlide'), { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('region', { name: 'Straight from the shelf' }).getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    if (way === 'click') await link.click();
    else await link.press('Enter');
    release();
    await expect(page).toHaveURL(new URL(href, siteUrl('pulse')).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
