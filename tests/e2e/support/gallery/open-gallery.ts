import type { Page } from '@playwright/test';
import type { ThemeChoice } from '#app/domain/themes/readable-palette.ts';
import { toThemeStyle } from '#app/features/themes/theme-style.ts';
import { type Brand, siteUrl } from '../site.ts';

const BRAND: Brand = 'aurora';

/** What is never to be seen in the middle of its way, nor left out because it is far away. */
const STILL_STYLE = `
  *, ::before, ::after {
    content-visibility: visible !important;
    transition: none !important;
    animation: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }`;

/** The gallery's query (app/features/page-builder/gallery/gallery-choice.server.ts) and the page's language. */
export type GalleryOptions = Readonly<Record<string, string>>;

/** The gallery with all that it loads on approach, at the page's top, and still. */
export async function openGallery(
  page: Page,
  { lng = 'en', ...options }: GalleryOptions = {},
): Promise<void> {
  await page.context().addCookies([{ name: 'lng', value: lng, url: siteUrl(BRAND) }]);
  await page.goto(siteUrl(BRAND, `/__blocks?${new URLSearchParams(options)}`));
  await approachAll(page);
  // What only a script draws: controls of trailers, forms.
  await page.waitForLoadState('networkidle');
}

/** Has the page load all that it loads on approach. At another width there may be more of it. */
export async function approachAll(page: Page): Promise<void> {
  await page.evaluate(scrollThrough, STILL_STYLE);
}

/** Its code runs in the page, so it may name nothing of this file. */
async function scrollThrough(still: string) {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(still);
  document.adoptedStyleSheets = [sheet];
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await drawn();
  }
  scrollTo(0, 0);
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture that has not loaded by then fails the comparison.
  for (let waits = 0; waits < 300 && !pictures.every(({ complete }) => complete); waits++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await drawn();
}

/** Puts a theme over the page's own, as the page itself would with `?theme=`, but at once; another style with it. */
export async function wear(page: Page, choice: ThemeChoice, more = ''): Promise<void> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
  }, toThemeStyle(choice) + more);
}
