import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/d1';
import { S3_KEYS, startFakeS3 } from '#tests/support/films/fake-s3.ts';
import { hasFfmpeg } from '#tests/support/films/machine-ffmpeg.ts';
import { makeSource } from '#tests/support/films/make-source.ts';
import { openSeededSite } from '#tests/support/seeded-site.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { player, untilPlaying } from './support/player.ts';
import { expect, test } from './support/test.ts';

const SECONDS = 60;
const RATE = 8;
const TITLE = 'own-film';

test.use({ playsFilms: true });
test.skip(!hasFfmpeg(), 'There is no ffmpeg on this machine.');
test.describe.configure({ timeout: 120_000 });

let site: Awaited<ReturnType<typeof openSeededSite>>;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
let folder: string;

/** The operator's API as a deployed platform has it, at an address of its own. */
const api = createServer(async (message, response) => {
  const { method = 'GET', url = '/', headers } = message;
  const body = method === 'GET' ? undefined : await buffer(message);
  const { authorization = '', 'content-type': type = '' } = headers;
  const sent = { method, headers: { authorization, 'content-type': type }, ...(body ? { body } : {}) };
  const answer = await site.fetch('platform.localhost', url, sent);
  response.writeHead(answer.status).end(await answer.text());
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-film-e2e-'));
  site = await openSeededSite();
  s3 = await startFakeS3((key, bytes) => site.bindings.media.put(key, bytes));
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const now = new Date();
  await drizzle(site.bindings.db)
    .insert(contents)
    .values({
      accountId: 'acc_aurora',
      contentId: TITLE,
      videoType: 'SPV',
      title: { en: 'Own film' },
      createdDate: now,
      modifiedDate: now,
    });
});
test.afterAll(async () => {
  api.close();
  s3.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** As an operator types it. */
async function addFilm() {
  const film = await makeSource(path.join(folder, 'film.mp4'), { seconds: SECONDS, size: '320x180' });
  const [english, german] = ['en.vtt', 'de.srt'].map((name) => path.join(folder, name)) as [string, string];
  await writeFile(english, `WEBVTT\n\n00:00.000 --> 00:${SECONDS - 1}.000\nAhoy there\n`);
  await writeFile(german, `1\n00:00:00,000 --> 00:00:${SECONDS - 1},000\nMoin, moin\n`);
  const args = ['add', film, 'aurora', '--title', TITLE, '--captions', `en=${english},de=${german}`];
  const env = {
    ...process.env,
    MARQUEE_API: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    MARQUEE_ADMIN_TOKEN: 'local-admin-token',
    MARQUEE_WORK: path.join(folder, 'work'),
    R2_ENDPOINT: s3.endpoint,
    R2_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    R2_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  };
  const command = ['--import', 'tsx', 'cli/film.ts', ...args, '--preset', 'ultrafast', '--remote'];
  return await promisify(execFile)(process.execPath, command, { env });
}

test('an owner’s own film is added by one command and plays to its end, with captions and thumbnails', async ({
  page,
}) => {
  const { stdout } = await addFilm();
  expect(stdout).toContain(`title ${TITLE}: changed`);

  await page.goto(site.url('aurora.localhost', `/watch/${TITLE}`));
  await untilPlaying(page);
  const video = page.locator('video:not([aria-hidden])');
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(SECONDS, 0);

  await page.keyboard.press('c');
  const captions = page.locator('.shaka-text-container');
  await expect(captions).toHaveText(/Ahoy there/, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: /^Captions/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.keyboard.press('Escape');
  await expect(captions).toHaveText(/Moin, moin/, { timeout: 20_000 });

  const bar = await page.getByRole('slider', { name: 'Position' }).boundingBox();
  if (!bar) throw new Error('No seek bar');
  await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
  const preview = player(page).locator('[class*="preview"]').first();
  await expect(preview.locator('[class*="image"]')).toBeVisible();

  const ended = video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        element.addEventListener('ended', () => resolve(element.currentTime), { once: true });
      }),
  );
  await video.evaluate((element: HTMLVideoElement, rate) => {
    element.playbackRate = rate;
  }, RATE);
  expect(await ended).toBeCloseTo(SECONDS, 0);
});
