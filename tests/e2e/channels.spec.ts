import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { zoneWhereItIs } from './support/zone.ts';

const FREE = '/channel/pulse-one';
const PAID = '/channel/pulse-run';
const GUIDE = '/channels?view=guide';

const video = (page: Page) => page.locator('video');
const secondOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** "1:02:03" as seconds. */
const secondsOfClock = (text: string) =>
  text.split(':').reduce((total, part) => total * 60 + Number(part), 0);

test.describe('the page of a channel', () => {
  test('a channel plays what is on by itself, and marks it in the schedule, which opens there', {
    tag: '@plays-films',
  }, async ({ browser }) => {
    // Where it is evening: the programmes of the whole day come before what is on.
    const context = await browser.newContext({
      timezoneId: zoneWhereItIs(20),
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(siteUrl('pulse', FREE));
    await expect.poll(() => secondOf(page)).toBeGreaterThan(0.5);
    const marked = page.getByRole('listitem').and(page.locator('[aria-current="time"]'));
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('Live');
    const isShown = (item: HTMLElement | SVGElement) => {
      const list = item.closest('ol')?.getBoundingClientRect();
      const box = item.getBoundingClientRect();
      return list !== undefined && box.top >= list.top && box.bottom <= list.bottom;
    };
    await expect.poll(() => marked.evaluate(isShown)).toBe(true);
    await context.close();
  });

  test('a channel shows the times of the device, from its start or live, and what a locked one takes', {
    tag: '@plays-films',
  }, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(siteUrl('pulse', FREE));
    const first = page.locator('ol time').first();
    const shown = async () => {
      const iso = (await first.getAttribute('datetime')) ?? '';
      const local = new Intl.DateTimeFormat('en', {
        timeZone: 'Asia/Tokyo',
        hour: 'numeric',
        minute: '2-digit',
      });
      return (
        (await first.textContent())?.replace(/\s/g, ' ') === local.format(new Date(iso)).replace(/\s/g, ' ')
      );
    };
    await expect.poll(shown).toBe(true);
    await page.reload();
    expect(await shown()).toBe(true);
    await expectAccessible(page);
    await page.goto(siteUrl('pulse', '/channel/pulse-calm'));
    await page.getByRole('link', { name: 'Watch from start' }).click();
    await expect(page).toHaveURL(/programme=\d+/);
    await page.getByRole('link', { name: 'Back to live' }).click();
    await expect(page).toHaveURL(siteUrl('pulse', '/channel/pulse-calm'));
    await page.goto(siteUrl('pulse', PAID));
    await expect(page.getByText('This channel comes with a membership.')).toBeVisible();
    await expect(video(page)).toHaveCount(0);
    await context.close();
  });
});

test('a guest of a films’ brand is led to its channels, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('aurora'));
  await page.getByRole('banner').getByRole('link', { name: 'Live TV' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/channels'));
  await expect(page.getByRole('main').getByRole('link', { name: /Aurora One/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('aurora'));
  await page.getByRole('banner').locator('summary[aria-label="Menu"]').click();
  await page.getByRole('link', { name: 'Live TV' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(siteUrl('aurora', '/channels'));
});

test.describe('the controls of a channel', () => {
  test('they count in the programme, show how far behind one is, and lead back to live', {
    tag: '@plays-films',
  }, async ({ page }) => {
    await page.goto(siteUrl('aurora', '/channel/aurora-one'));
    await expect.poll(() => secondOf(page)).toBeGreaterThan(0.5);
    const player = page.getByRole('region', { name: /player/i });
    const times = await page
      .locator('ol [aria-current="time"] time')
      .evaluateAll((found) => found.map((each) => Date.parse(each.getAttribute('datetime') ?? '')));
    const [startMs = 0, endMs = 0] = times;
    const slider = player.getByRole('slider', { name: 'Position' });
    const read = async () =>
      (await slider.getAttribute('aria-valuetext'))?.split(' of ').map(secondsOfClock) ?? [];
    const behind = async () => (Date.now() - startMs) / 1000 - ((await read())[0] ?? 0);
    const live = player.getByRole('button', { name: /live/i });
    expect((await read())[1]).toBe((endMs - startMs) / 1000);
    expect(Math.abs(await behind())).toBeLessThan(6);
    await expect(live).toHaveAccessibleName('You are watching live');
    await player.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    expect(await behind()).toBeGreaterThan(-2);
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      expect(await behind()).toBeGreaterThan(20);
    }).toPass();
    await expect(live).toHaveAccessibleName(/Go to live/);
    await live.click();
    await expect(live).toHaveAccessibleName('You are watching live');
    expect(await behind()).toBeLessThan(6);
  });
});

test.describe('the guide in a time zone that the site knows', () => {
  const ZONE = 'Europe/Madrid';
  // In any other the guide begins anew once the device has sent its own.
  test.use({ timezoneId: ZONE });

  test('keys alone go into the Arabic guide, through it and out', async ({ page, context }) => {
    const [forward, back] = ['ArrowLeft', 'ArrowRight'];
    const url = siteUrl('aurora');
    await context.addCookies([
      { name: 'tz', value: encodeURIComponent(ZONE), url },
      { name: 'lng', value: 'ar', url },
    ]);
    await page.goto(siteUrl('aurora', GUIDE));
    await expectAccessible(page);
    const grid = page.getByRole('grid');
    const focused = page.locator(':focus');
    const channel = (row: number) => grid.locator(`[data-row="${row}"] [data-start="channel"]`);
    const { keyboard } = page;
    await page.locator('nav a[aria-current="date"] ~ a').last().focus();
    await keyboard.press('Tab');
    await expect(channel(0)).toBeFocused();
    await keyboard.press(forward);
    await expect(grid.getByRole('gridcell').getByRole('link').and(focused)).toHaveCount(1);
    for (let step = 0; step < 4; step += 1) await keyboard.press(forward);
    const start = await focused.getAttribute('data-start');
    await keyboard.press('ArrowDown');
    await expect(grid.locator('[data-row="1"] :focus')).toBeInViewport();
    await keyboard.press('ArrowUp');
    await expect(focused).toHaveAttribute('data-start', start ?? '');
    await keyboard.press('End');
    const starts = await grid
      .locator('[data-row="0"] [data-start]')
      .evaluateAll((cells) =>
        cells.map((cell) => Number(cell.getAttribute('data-start'))).filter(Number.isFinite),
      );
    // Late in the day four programmes on may be the last one already.
    const last = Math.max(...starts);
    expect(last).toBeGreaterThan(Math.min(...starts));
    await expect(focused).toHaveAttribute('data-start', `${last}`);
    await expect(focused).toBeInViewport();
    await keyboard.press(forward);
    await expect(focused).toHaveAttribute('data-start', `${last}`);
    await keyboard.press(back);
    expect(Number(await focused.getAttribute('data-start'))).toBeLessThan(last);
    await keyboard.press('Home');
    await expect(channel(0)).toBeFocused();
    await keyboard.press('Control+End');
    await expect(grid.locator('[data-row]').last().locator(':focus')).toHaveCount(1);
    const place = await focused.getAttribute('data-start');
    await keyboard.press('Escape');
    await expect(focused).toHaveAttribute('data-start', place ?? '');
    await keyboard.press('Tab');
    await expect(grid.locator(':focus')).toHaveCount(0);
    await keyboard.press('Shift+Tab');
    await expect(focused).toHaveAttribute('data-start', place ?? '');
    await keyboard.press('Control+Home');
    await expect(channel(0)).toBeFocused();
    const href = await focused.getAttribute('href');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl('aurora', href ?? ''));
    await expectAccessible(page);
    await page.goto(siteUrl('aurora', '/channels'));
    await expectAccessible(page);
  });

  test('another day keeps the guide where it is, and a wheel leaves the page where it is', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'tz', value: encodeURIComponent(ZONE), url: siteUrl('pulse') }]);
    await page.goto(siteUrl('pulse', '/channels'));
    await expectAccessible(page);
    await page.goto(siteUrl('pulse', GUIDE));
    await expectAccessible(page);
    await page.setViewportSize({ width: 800, height: 700 });
    const scroller = page.locator('[data-guide-scroller]');
    await scroller.hover();
    await page.mouse.wheel(700, 0);
    const place = () => scroller.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);
    await expect.poll(async () => (await place())[1]).toBeGreaterThan(600);
    await scroller.evaluate((element) => element.scrollBy(0, 150));
    const before = await place();
    await page.getByRole('link', { name: 'Yesterday' }).click();
    await expect(page).toHaveURL(/day=/);
    await expect(page.getByRole('link', { name: 'Yesterday' })).toHaveAttribute('aria-current', 'date');
    await expect.poll(place).toEqual(before);
    await expect(scroller.getByRole('gridcell').first()).toBeVisible();
  });
});

/**
 * Runs in the page: each text that the first such element shows from now on; what is hidden does not count, nor
 * what has its zone's name beside it, as it has where scripts take longer than five seconds.
 */
function recordTexts(wanted: string) {
  const shown = new Set<string>();
  Object.assign(window, { shown });
  const look = () => {
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true });
    const element = document.querySelector(wanted);
    const isNamed = isShown(document.querySelector('main p[class*="foreign"]'));
    if (isShown(element) && !isNamed) shown.add(element?.textContent?.trim() ?? '');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const recordShown = (page: Page, selector: string) => page.addInitScript(recordTexts, selector);
const shownTexts = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);

// 25 hours apart: in one of the two it is always another day than where the site takes its viewer to be.
for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`a first visit from ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the guide opens at now, in the hours of the device', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.context().clearCookies();
        await page.setViewportSize({ width, height: 800 });
        // In sight at once, it may be out of sight once the hours of the device are there.
        await page.goto(siteUrl('aurora', GUIDE), { waitUntil: 'networkidle' });
        await expect(page.locator('#guide-now')).toBeInViewport();
        await page.reload({ waitUntil: 'networkidle' });
        await expect(page.locator('#guide-now')).toBeInViewport();
      }
    });
  });
}

test.describe('a first visit from far away', () => {
  // The site cannot know: where it is three at night.
  test.use({ timezoneId: zoneWhereItIs(3) });

  test('a channel shows no hour that is not the device’s', async ({ page }) => {
    await recordShown(page, 'ol [aria-current="time"] time');
    await page.goto(siteUrl('aurora', '/channel/aurora-one'));
    const first = page.locator('ol [aria-current="time"] time').first();
    const startMs = Date.parse((await first.getAttribute('datetime')) ?? '');
    const local = await page.evaluate(
      (ms) => new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(ms),
      startMs,
    );
    await expect(first).toHaveText(local.replace(/\s/g, ' '));
    await page.waitForLoadState('networkidle');
    // What is there is recorded with the next frame, which a busy machine draws seconds afterwards.
    await expect.poll(async () => (await shownTexts(page)).length).toBeGreaterThan(0);
    expect((await shownTexts(page)).map((text) => text.replace(/\s/g, ' '))).toEqual([
      local.replace(/\s/g, ' '),
    ]);
  });
});

test.describe('a first visit from far away that begins on the home', () => {
  test.use({ timezoneId: zoneWhereItIs(3) });

  const expectHoursOfDevice = async (page: Page, times: string, startMs: number) => {
    await page.waitForLoadState('networkidle');
    const local = await page.evaluate(
      (ms) => new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(ms),
      startMs,
    );
    await expect.poll(async () => (await shownTexts(page)).length).toBeGreaterThan(0);
    const shown = (await shownTexts(page)).map((text) => text.replace(/\s/g, ' '));
    expect(shown, times).toHaveLength(1);
    expect(shown[0]?.startsWith(local.replace(/\s/g, ' ')), `${shown[0]} begins with ${local}`).toBe(true);
  };

  test('the guide shows no hour that is not the device’s', async ({ page }) => {
    const times = '[data-guide-scroller] a[aria-current="time"] [data-figures]';
    await page.goto(siteUrl('aurora', '/'), { waitUntil: 'networkidle' });
    await page.evaluate(recordTexts, times);
    await page.getByRole('banner').getByRole('link', { name: 'Live TV' }).click();
    await page.getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(page.locator(times).first()).toBeVisible();
    const cell = page.locator('[data-guide-scroller] a[aria-current="time"]').first();
    await expectHoursOfDevice(page, times, Number(await cell.getAttribute('data-start')));
  });

  test('a channel of “On now” shows no hour that is not the device’s', async ({ page }) => {
    const times = 'ol [aria-current="time"] time';
    await page.goto(siteUrl('aurora', '/'), { waitUntil: 'networkidle' });
    await page.evaluate(recordTexts, times);
    await page.locator('main').getByRole('link', { name: 'Aurora One' }).first().click();
    await expect(page.locator(times).first()).toBeVisible();
    const start = await page.locator(times).first().getAttribute('datetime');
    await expectHoursOfDevice(page, times, Date.parse(start ?? ''));
  });

  test('without cookies the zone of the hours is named', async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: zoneWhereItIs(3) });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    });
    await page.goto(siteUrl('aurora', '/channel/aurora-one'), { waitUntil: 'networkidle' });
    await expect(page.locator('ol [aria-current="time"] time').first()).toBeVisible();
    await expect(page.locator('p').filter({ hasText: /^Times are/ })).toBeVisible();
    await context.close();
  });
});

test.describe('the sound of a channel', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [lng, name, pause] of [
    ['en', 'Turn the sound on', 'Pause'],
    ['ar', 'تشغيل الصوت', 'إيقاف مؤقت'],
  ] as const) {
    test(`the button for sound covers no other on a phone, ${lng}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
      await page.addInitScript(() => {
        Object.defineProperty(HTMLMediaElement.prototype, 'autoplay', { get: () => false, set() {} });
        const { play } = HTMLMediaElement.prototype;
        HTMLMediaElement.prototype.play = async function () {
          if (!this.muted) throw new DOMException('', 'NotAllowedError');
          return play.call(this);
        };
      });
      await page.goto(siteUrl('aurora', '/channel/aurora-one'));
      const player = page.locator('[data-on-picture][data-controls]');
      const sound = player.getByRole('button', { name, exact: true }).first();
      await expect(sound).toBeVisible();
      await expect(player).toHaveAttribute('data-controls', 'shown');
      const covered = await sound.evaluate((own) => {
        const box = own.getBoundingClientRect();
        const others = [...(own.closest('[data-controls]')?.querySelectorAll('button, input, a') ?? [])];
        return others
          .filter((other) => other !== own && other.checkVisibility({ visibilityProperty: true }))
          .filter((other) => {
            const { left, right, top, bottom, width } = other.getBoundingClientRect();
            return width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          })
          .map((other) => other.getAttribute('aria-label') ?? other.textContent);
      });
      expect(covered).toEqual([]);
      // What is in the middle of the picture for fingers comes once the sound is on.
      const middle = player.getByRole('button', { name: pause }).first();
      await expect(middle).toBeHidden();
      await sound.tap();
      await expect(middle).toBeVisible();
    });
  }
});
