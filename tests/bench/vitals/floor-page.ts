import type { Browser, Page } from '@playwright/test';
import { PAGE_SCRIPT_SHIM } from '../page-script-shim.ts';
import { openPhone } from './phone.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PageLayout {
  language: string;
  background: string;
  height: number;
  /** `@font-face` rules whose files the page loaded. */
  fontFaces: string[];
  fontPreloads: string[];
  pictures: (Box & { src: string; fit: string; loading: string; fetchPriority: string })[];
  texts: (Box & { text: string; color: string; font: string })[];
}

/**
 * The least that shows what a page shows: its pictures and texts where they are, in its font, without scripts
 * or style sheets. No page of that content can be faster.
 */
export async function floorPageOf(browser: Browser, url: string): Promise<string> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  // Not a browser without scripts: that fetches lazy pictures at once.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(PAGE_SCRIPT_SHIM);
  const html = toFloorPage(await readLayout(page));
  await context.close();
  return html;
}

export function toFloorPage({ language, background, height, ...layout }: PageLayout): string {
  const { fontFaces, fontPreloads, pictures, texts } = layout;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${fontFaces.join('')}body{margin:0;position:relative;overflow-x:clip;height:${height}px;background:${background}}
body>*{position:absolute;margin:0;overflow:hidden}</style></head><body>
${fontPreloads.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`).join('\n')}
${pictures.map(({ src, fit, loading, fetchPriority, ...box }) => `<img alt="" src="${escapeHtml(src)}" loading="${loading}" fetchpriority="${fetchPriority}" style="${placeOf(box)};object-fit:${fit}">`).join('\n')}
${texts.map(({ text, color, font, ...box }) => `<p style="${placeOf(box)};color:${color};font:${escapeHtml(font)}">${escapeHtml(text)}</p>`).join('\n')}
</body></html>`;
}

const placeOf = ({ left, top, width, height }: Box) =>
  `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function readLayout(page: Page): Promise<PageLayout> {
  return page.evaluate(() => {
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const boxOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const round = (value: number) => Math.round(value * 10) / 10;
      return { left: round(left), top: round(top), width: round(width), height: round(height) };
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const fontFaces = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => {
        if (!(rule instanceof CSSFontFaceRule)) return [];
        const href = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
        const address = href && new URL(href, sheet.href ?? document.baseURI).href;
        return address && loaded.has(address) ? [rule.cssText.replace(href, address)] : [];
      }),
    );
    const pictures = [...document.images]
      .filter((image) => isShown(image) && image.complete && image.naturalWidth > 0)
      .map((image) => ({
        ...boxOf(image),
        src: image.currentSrc,
        fit: getComputedStyle(image).objectFit,
        loading: image.loading,
        fetchPriority: image.fetchPriority,
      }));
    const texts = [...document.querySelectorAll('h1, h2, h3, p, label')]
      .filter((element) => isShown(element) && element.textContent?.trim())
      .map((element) => {
        const { color, fontWeight, fontSize, lineHeight, fontFamily } = getComputedStyle(element);
        const font = `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`;
        return { ...boxOf(element), text: element.textContent?.trim() ?? '', color, font };
      });
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
    return {
      language: document.documentElement.lang,
      background: getComputedStyle(document.documentElement).backgroundColor,
      height: document.documentElement.scrollHeight,
      fontFaces,
      fontPreloads: [...preloads].map(({ href }) => href),
      pictures,
      texts,
    };
  });
}
