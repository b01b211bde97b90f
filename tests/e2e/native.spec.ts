import { answerOf } from './support/loopback.ts';
import { player, untilPlaying } from './support/player.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM_WATCH } from './support/viewer.ts';

// A browser that can play a file and nothing else.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource']) {
      Reflect.deleteProperty(window, name);
    }
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return /mpegurl/i.test(type) ? '' : canPlayType.call(this, type);
    };
  }),
);

test.describe.configure({ timeout: 180_000 });
test.use({ playsFilms: true, toleratedErrors: [/status of 403 .*\/signed\/.*\.mp4/] });

test('without media source extensions the file plays with its captions, and a rejected address is renewed', async ({
  page,
}) => {
  let old = '';
  let rejections = 0;
  await page.route(/\/signed\//, async (route) => {
    const url = route.request().url();
    const [, signature = ''] = /\/signed\/[^/]+\/(\d+)\//.exec(url) ?? [];
    if (old && signature !== old) {
      return route.continue({ url: url.replace(`/${signature}/`, `/${old}/`) });
    }
    // Captions and pictures beside it are not the matter here.
    if (!/\.mp4(?:\?|$)/.test(url)) return route.continue();
    old = signature;
    rejections += 1;
    return route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, body: 'expired' });
  });
  await page.route('**/watch/*.data*', async (route) => {
    const { body, ...answer } = await answerOf(route);
    await route.fulfill({
      ...answer,
      body: body.toString().replaceAll(`/${old}/`, `/${Number(old) + 300}/`),
    });
  });
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  expect(rejections).toBeGreaterThan(0);
  const video = page.locator('video');
  await expect(video).toHaveAttribute('src', /\.mp4(?:\?|$)/);

  await expect(player(page)).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  const shown = () =>
    video.evaluate(({ textTracks }: HTMLVideoElement) =>
      Array.from(textTracks).flatMap(({ mode, language, cues }) =>
        mode === 'showing' ? [`${language} ${(cues?.length ?? 0) > 0}`] : [],
      ),
    );
  await expect.poll(shown).toEqual(['en true']);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: /^Captions/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect.poll(shown).toEqual(['ar true']);
});
