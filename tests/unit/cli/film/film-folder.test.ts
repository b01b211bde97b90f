import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { digestOf, openFilmFolder, withFilmLock } from '#cli/film/packaging/film-folder.ts';

let work: string;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'marquee-film-folder-'));
  vi.stubEnv('MARQUEE_WORK', work);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(work, { recursive: true, force: true });
});

describe("a film's folder", () => {
  test('journals steps that end at the same moment', async () => {
    const folder = await openFilmFolder('at-once');
    const names = Array.from({ length: 12 }, (_, index) => `file-${index}`);
    await Promise.all(
      names.map((name) =>
        folder.once(name, async () => {
          await writeFile(folder.pathOf(name), name);
          return { names: [name], result: name };
        }),
      ),
    );
    const again = await openFilmFolder('at-once');
    for (const name of names) expect(await again.isDone(name), name).toBe(true);
    const journal = JSON.parse(await readFile(again.pathOf('journal.json'), 'utf8'));
    expect(Object.keys(journal).toSorted()).toEqual(names.toSorted());
  });

  test('is used by one command at a time, and a second one is rejected in words', async () => {
    const folder = await openFilmFolder('locked');
    await withFilmLock(folder, async () => {
      const second = withFilmLock(folder, async () => 'both');
      await expect(second).rejects.toThrow(
        new RegExp(
          `^This film is being added by another command \\(process ${process.pid}\\)\\. Wait for it`,
        ),
      );
    });
    expect(await withFilmLock(folder, async () => 'later')).toBe('later');
  });

  test('is free after a command that crashed', async () => {
    const folder = await openFilmFolder('crashed');
    // Above the largest number that any system gives to a process.
    await writeFile(folder.pathOf('lock'), '2147483647');
    expect(await withFilmLock(folder, async () => 'mine')).toBe('mine');
  });
});

describe("a film's digest", () => {
  test('depends on the settings; reading the file is reported', async () => {
    await mkdir(work, { recursive: true });
    const file = path.join(work, 'film.mp4');
    await writeFile(file, Buffer.alloc(2.5 * 1024 * 1024));
    const reported: number[] = [];
    const digest = await digestOf(file, { heights: [360], preset: 'fast' }, (part) => reported.push(part));
    expect(reported).toEqual([0.4, 0.8, 1]);
    expect(await digestOf(file, { heights: [720], preset: 'fast' }, () => {})).not.toBe(digest);
  });
});
