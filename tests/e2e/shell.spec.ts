import type { Page } from '@playwright/test';
import { searchField } from './support/search-field.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, signIn } from './support/viewer.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const header = (page: Page) => page.getByRole('banner');

test.describe('the header on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('the bar leads to categories by pointer and by key, and to what is searched for', async ({ page }) => {
    await page.goto(siteUrl('aurora', '/about-us'));
    await test.step('the bar has three categories, the menu the rest, which the keyboard opens, walks and leaves', async () => {
      const nav = header(page).getByRole('navigation', { name: 'Categories' });
      await expect(nav.getByRole('link')).toHaveCount(4);
      const more = nav.getByText('More', { exact: true });
      await more.focus();
      await page.keyboard.press('Enter');
      const entries = nav.locator('details').getByRole('link');
      await expect(entries.first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entries.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(entries.first()).toBeHidden();
      await expect(nav.locator('summary')).toBeFocused();

      await more.click();
      await page.mouse.click(700, 700);
      await expect(entries.first()).toBeHidden();

      // Leaving it with the keyboard closes it too.
      await more.focus();
      await page.keyboard.press('Enter');
      await entries.last().focus();
      await page.keyboard.press('Tab');
      await expect(entries.first()).toBeHidden();
    });
    await test.step('a search goes by Enter and by its button, is shown, and is never empty', async () => {
      const box = searchField(header(page));
      for (const empty of ['', '   ']) {
        await box.fill(empty);
        await box.press('Enter');
        await expect(page).toHaveURL(siteUrl('aurora', '/about-us'));
      }
      await box.fill('salt');
      await box.press('Enter');
      await expect(page).toHaveURL(siteUrl('aurora', '/search?search_text=salt'));
      await expect(box).toHaveValue('salt');
      await box.fill('keeper');
      await header(page).getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(siteUrl('aurora', '/search?search_text=keeper'));
      await page.goBack();
      await expect(box).toHaveValue('salt');
      await header(page).getByRole('link', { name: 'Aurora' }).click();
      await expect(box).toHaveValue('');
    });
    await test.step('the category that is shown is marked, and no other', async () => {
      const nav = header(page).getByRole('navigation', { name: 'Categories' });
      await nav.getByRole('link', { name: 'Drama' }).click();
      await expect(page).toHaveURL(/\/category\/drama/);
      await expect(nav.getByRole('link', { name: 'Drama' })).toHaveAttribute('aria-current', 'page');
      await expect(nav.getByRole('link', { name: 'Adventure' })).not.toHaveAttribute('aria-current', /./);
    });
  });

  test('a member without a plan sees the link to subscribe, one with a plan does not', async ({ page }) => {
    await signIn(page, 'aurora', 'viewer@aurora.example');
    await expect(header(page).getByRole('link', { name: 'Subscribe' })).toBeVisible();
    await header(page).getByRole('navigation', { name: 'Your account' }).locator('summary').click();
    for (const name of ['profile', 'watchlist', 'favourites', 'subscriptions', 'transactions']) {
      await expect(header(page).getByRole('link', { name: `My ${name}` })).toBeVisible();
    }
    await expect(header(page).getByRole('link', { name: 'Change plan' })).toBeVisible();
    await header(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(header(page).getByRole('link', { name: 'Register' })).toBeVisible();

    await signIn(page, 'aurora', 'member@aurora.example');
    await expect(header(page).getByRole('navigation', { name: 'Your account' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
  });
});

test.describe('the header on a phone', () => {
  test.use({ viewport: PHONE });

  test('menu and search unfold, one at a time', async ({ page }) => {
    await page.goto(siteUrl('aurora', '/about-us'));
    await header(page).locator('summary[aria-label="Menu"]').click();
    await expect(header(page).getByRole('link', { name: 'Drama' })).toBeVisible();
    await header(page).locator('summary[aria-label="Search"]').click();
    await expect(header(page).getByRole('link', { name: 'Drama' })).toBeHidden();
    const box = searchField(header(page));
    await expect(box).toBeFocused();
    await box.fill('salt');
    await box.press('Enter');
    await expect(page).toHaveURL(siteUrl('aurora', '/search?search_text=salt'));
  });

  test('the header is taller on home and category pages, and its bar stays in sight', async ({ page }) => {
    const heightOn = async (path: string) => {
      await page.goto(siteUrl('aurora', path));
      return (await header(page).boundingBox())?.height ?? 0;
    };
    const usual = await heightOn('/about-us');
    expect(await heightOn('/home')).toBeGreaterThan(usual + 30);
    expect(await heightOn('/category/drama')).toBeGreaterThan(usual + 30);
    await page.mouse.wheel(0, 600);
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeInViewport();
  });

  test('nothing is wider than the screen, in Arabic either', async ({ page, context }) => {
    for (const lng of ['en', 'ar']) {
      await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
      for (const path of ['/about-us', '/faq', '/share?path=/home', '/category/drama']) {
        await page.goto(siteUrl('aurora', path));
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, `${path} in ${lng}`).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.describe('inside the brand’s own app', () => {
  test.use({ viewport: WIDE });
  const hasQuery = /[?&]mobileApp=true/;

  test('links, searches, redirects and dialogs keep the query, and no page has a footer', async ({
    page,
  }) => {
    await page.goto(siteUrl('aurora', '/about-us?mobileApp=true'));
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const stays = async (path: RegExp) => {
      await expect(page).toHaveURL(path);
      await expect(page).toHaveURL(hasQuery);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    };
    await header(page).getByRole('link', { name: 'Drama' }).click();
    await stays(/\/category\/drama/);
    await searchField(header(page)).fill('salt');
    await searchField(header(page)).press('Enter');
    await stays(/\/search\?search_text=salt/);
    await header(page).getByRole('link', { name: 'Aurora' }).click();
    await stays(/\/home/);
    await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
    await stays(/\/content\/the-salt-road/);
    await header(page).getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('member@aurora.example');
    await dialog.getByLabel('Password', { exact: true }).fill('marquee-demo');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(header(page).getByRole('navigation', { name: 'Your account' })).toBeVisible();
    await stays(/\/content\/the-salt-road/);
    // Signing out answers with a redirect.
    await header(page).getByRole('navigation', { name: 'Your account' }).locator('summary').click();
    await header(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    await stays(/./);
    await page.goBack();
    await stays(/./);
  });

  test('everybody else keeps a footer and plain addresses', async ({ page }) => {
    await page.goto(siteUrl('aurora', FILM));
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'YouTube' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Aurora' }).click();
    await expect(page).toHaveURL(siteUrl('aurora', '/about-us'));
  });
});
