import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addFilm } from '#cli/film/add-film.ts';
import { parseFilmArguments } from '#cli/film/arguments.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { makeContent } from '#tests/integration/platform/make-content.ts';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { S3_KEYS, startFakeS3 } from '#tests/support/films/fake-s3.ts';
import { hasFfmpeg } from '#tests/support/films/machine-ffmpeg.ts';
import { makeSource } from '#tests/support/films/make-source.ts';
import { remoteEnvironment } from './run-cli.ts';

let platform: TestPlatform;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
let account: Awaited<ReturnType<TestPlatform['makeAccount']>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-film-'));
  platform = await startPlatform();
  // What is sent lies in the platform's bucket, as on Cloudflare.
  s3 = await startFakeS3((key, bytes) => platform.bindings.media.put(key, bytes));
  account = await platform.makeAccount();
  await platform.admin('POST', '/tenants', {
    slug: 'harbor',
    account_id: account.accountId,
    hostnames: ['www.harbor.example'],
    asset_host: account.cfDomainName,
    config_version: 1,
  });
  const { MARQUEE_API, MARQUEE_ADMIN_TOKEN } = await remoteEnvironment(platform);
  const env = {
    MARQUEE_API,
    MARQUEE_ADMIN_TOKEN,
    MARQUEE_WORK: path.join(folder, 'work'),
    R2_ENDPOINT: s3.endpoint,
    R2_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    R2_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  s3.close();
  await rm(folder, { recursive: true, force: true });
});

/** The command, in this process; returns what it prints. */
async function run(...args: string[]) {
  const notes: string[] = [];
  const command = parseFilmArguments([...args, '--remote']);
  if (command.kind !== 'add') throw new Error('only films are added here');
  const progress = { update: () => {}, note: (line: string) => void notes.push(line), end: () => {} };
  const outcome = await addFilm(command.options, progress).then(
    (lines) => ({ lines, error: '' }),
    (error: Error) => ({ lines: [], error: error.message }),
  );
  return { ...outcome, notes: notes.join('\n') };
}

/** Runs the command until it has printed these words, and ends it as a crash would. */
function runUntil(words: string, args: readonly string[]): Promise<void> {
  const command = ['--import', 'tsx', 'cli/film.ts', ...args, '--remote'];
  const child = spawn(process.execPath, command, { cwd: ROOT_DIR, stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => text.includes(words) && child.kill('SIGKILL'));
  return new Promise((resolve) => child.once('close', () => resolve()));
}

/** Status and text of a file of the film, by the address that a viewer is given. */
async function fileOf(address: string) {
  const response = await platform.fetch(address);
  return { status: response.status, text: await response.text() };
}

describe.skipIf(!hasFfmpeg())('film add', { timeout: 120_000 }, () => {
  test('packages, sends and registers; cut off while it packages or sends, it goes on from there', async () => {
    const file = await makeSource(path.join(folder, 'Harbor Lights.mp4'), { seconds: 5, size: '640x360' });
    await writeFile(path.join(folder, 'en.vtt'), 'WEBVTT\n\n00:01.000 --> 00:02.000\nAhoy\n');
    await writeFile(path.join(folder, 'de.srt'), '1\n00:00:01,000 --> 00:00:02,000\nMoin\n');
    const { accountId } = account;
    await makeContent(platform.db, accountId, {
      contentId: 'lights',
      assetId: null,
      thumbnail: 'images/own.webp',
    });
    const captions = `en=${path.join(folder, 'en.vtt')},de=${path.join(folder, 'de.srt')}`;
    const options = [
      '--title',
      'lights',
      '--captions',
      captions,
      '--heights',
      '180,360',
      '--preset',
      'ultrafast',
    ];
    const args = ['add', file, 'harbor', ...options];

    await runUntil('Packaged 320 × 180', args);
    expect(s3.served).toEqual([]);

    s3.cutAfter(8);
    const cutOff = await run(...args);
    expect(cutOff.error).toMatch(/does not respond .* goes on where it was cut off/);
    expect(cutOff.notes).not.toContain('Packaged 320 × 180');
    expect(cutOff.notes).toContain('Packaged 640 × 360');
    const sentFirst = s3.served.splice(0);
    expect(sentFirst.length).toBeGreaterThan(0);

    s3.cutAfter(Number.POSITIVE_INFINITY);
    const { lines, notes, error } = await run(...args);
    expect(error).toBe('');
    expect(notes).not.toContain('Packaged');
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^asset lights-[0-9a-f]{10}: created$/),
      'title lights: changed',
    ]);
    expect(s3.served.filter((line) => sentFirst.includes(line))).toEqual([]);
    expect(s3.served.at(-1)).toMatch(/PUT \S+\/media\/lights-[0-9a-f]{10}\/master\.m3u8$/);

    s3.served.length = 0;
    expect((await run(...args)).lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^asset \S+: same$/),
      'title lights: same',
    ]);
    expect(s3.served).toEqual([]);
    await requirePlayable();
  });

  /** As the viewer's player finds it. */
  async function requirePlayable() {
    const { accountId } = account;
    const { answer } = await platform.call('watch', { account: accountId, params: { content_id: 'lights' } });
    const watch = (
      answer as { data: { signed_url: string; tracks: { src: string; kind: string; label: string }[] } }
    ).data;
    const master = await fileOf(watch.signed_url);
    expect(master.text.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=320x180', 'RESOLUTION=640x360']);
    expect(master.text).toContain('LANGUAGE="de",NAME="Deutsch"');
    expect(watch.tracks.map(({ kind, label }) => [kind, label])).toEqual([
      ['captions', 'English'],
      ['captions', 'Deutsch'],
      ['thumbnails', ''],
    ]);
    const [english, , thumbnails] = await Promise.all(watch.tracks.map(({ src }) => fileOf(src)));
    expect(english?.text).toContain('Ahoy');
    const sheet = /^(\S+)#xywh=/m.exec(thumbnails?.text ?? '')?.[1] ?? '';
    expect((await fileOf(new URL(sheet, watch.tracks[2]?.src).href)).status).toBe(200);

    const detail = await platform.call('contentDetail', {
      account: accountId,
      params: { content_id: 'lights' },
    });
    const title = detail.body.data as { poster: string; thumbnail: string; trailer: string };
    expect(title.thumbnail).toContain('images/own.webp');
    const origin = `http://${account.assetHostname}`;
    for (const key of [title.poster, title.trailer]) {
      const name = key.replace(/^https?:\/\/[^/]+\//, '');
      expect((await fileOf(`${origin}/${name}`)).status, name).toBe(200);
    }
  }

  test.each([
    [['add', 'none.mp4', 'harbor'], /^There is no file none\.mp4/],
    [['add', 'FILM', 'nobody'], /^There is no brand nobody on Cloudflare\./],
    [['add', 'FILM', 'harbor', '--title', 'none'], /^The brand has no title "none"/],
    [['add', 'FILM', 'harbor', '--captions', 'en=none.vtt'], /^There is no file none\.vtt/],
  ])('%j is rejected before anything is packaged', async (args, reason) => {
    const file = await makeSource(path.join(folder, 'short.mp4'), { seconds: 1 });
    const before = await readdir(path.join(folder, 'work/films'));
    const { error } = await run(...args.map((each) => (each === 'FILM' ? file : each)));
    expect(error).toMatch(reason);
    expect(await readdir(path.join(folder, 'work/films'))).toEqual(before);
  });
});
