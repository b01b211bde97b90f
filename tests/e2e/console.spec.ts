import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'allow' });

const UNUSED = /was preloaded using link preload but not used/;

test('homes have nothing to remark on in the console, in English and Arabic', async ({ context }) => {
  const linesOf = async (url: string, preloaded?: string) => {
    const page = await context.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    await page.goto(url, { waitUntil: 'load' });
    if (preloaded) await page.evaluate(preload, preloaded);
    return lines;
  };
  const homes = [siteUrl('aurora', '/?lang=en'), siteUrl('aurora', '/?lang=ar'), siteUrl('pulse')];
  for (const url of homes) {
    // The last one shows how long the browser waits before it remarks on a preload that nothing uses.
    const lines = await linesOf(url);
    const control = await linesOf(siteUrl('aurora', '/faq'), siteUrl('aurora', '/favicon.ico?unused'));
    await expect.poll(() => control.join('\n'), { timeout: 20_000 }).toMatch(UNUSED);
    expect(lines, url).toEqual([]);
  }
});

/** Its code runs in the page. */
function preload(href: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.href = href;
  document.head.appendChild(link);
}
