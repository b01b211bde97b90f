import { untilHydrated } from './support/hydrated.ts';
import { MOVING } from './support/motion.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use(MOVING);

const PAGES = [
  ['aurora', '/content/meridian'],
  ['aurora', '/home'],
  ['pulse', '/home'],
  ['pulse', '/playlist/with-a-kettlebell?item=kettlebell-kitchen'],
] as const;

for (const [brand, path] of PAGES) {
  test(`pressed while its scripts arrive, ${brand}${path} is taken over as it stands`, async ({ page }) => {
    test.slow();
    // A slow phone, pressed all the time: in some moment between the first script and the last.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const isHydrated = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps'));
      let first: Element | null = null;
      const timer = setInterval(() => {
        const heading = document.querySelector('main h1, main h2');
        if (!heading) return;
        first ??= heading;
        first.setAttribute('data-first', '');
        heading.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
        if (isHydrated(heading)) clearInterval(timer);
      }, 4);
    });
    await page.goto(siteUrl(brand, path), { waitUntil: 'commit' });
    const heading = page.locator('main h1, main h2').first();
    await untilHydrated(heading, 40_000);
    // The markup of the server, not React's second try from nothing.
    await expect(heading).toHaveAttribute('data-first', '');
  });
}
