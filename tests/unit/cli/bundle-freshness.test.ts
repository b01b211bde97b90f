import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFresh, recordSources } from '#cli/local/bundle-freshness.ts';

const HOUR_MS = 3_600_000;
let root: string;
let platform: string;
let edge: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-freshness-'));
  [platform, edge] = [path.join(root, 'out/platform/index.js'), path.join(root, 'out/edge/index.js')];
  for (const folder of ['app/pages', 'workers', 'out/platform', 'out/edge']) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  await write('app/money.ts', 'shared');
  await write('app/pages/home.ts', 'edge only');
  await write('workers/platform.ts', 'platform only');
  await writeFile(platform, 'bundle');
  await writeFile(edge, 'bundle');
  await recordSources(root, platform, {
    inputs: ['workers/platform.ts', 'app/money.ts'],
    startedMs: Date.now(),
  });
  await recordSources(root, edge, { inputs: ['app'], startedMs: Date.now() });
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** Written an hour ago, so that it counts as older than a build that starts now. */
async function write(file: string, content: string) {
  const earlier = new Date(Date.now() - HOUR_MS);
  await writeFile(path.join(root, file), content);
  await utimes(path.join(root, file), earlier, earlier);
}

const fresh = async () => ({
  platform: await isFresh(root, platform),
  edge: await isFresh(root, edge, ['app']),
});

describe('bundle freshness', () => {
  it('both bundles are fresh while nothing changed', async () => {
    expect(await fresh()).toEqual({ platform: true, edge: true });
  });

  it('a changed source of the platform makes the platform alone stale', async () => {
    await write('workers/platform.ts', 'changed');
    expect(await fresh()).toEqual({ platform: false, edge: true });
  });

  it('a changed, added or removed source of the edge makes the edge alone stale', async () => {
    await write('app/pages/home.ts', 'changed');
    expect(await fresh()).toEqual({ platform: true, edge: false });
    await write('app/pages/home.ts', 'edge only');
    await write('app/pages/new.ts', '');
    expect(await fresh()).toEqual({ platform: true, edge: false });
    await rm(path.join(root, 'app/pages/new.ts'));
    await rm(path.join(root, 'app/pages/home.ts'));
    expect(await fresh()).toEqual({ platform: true, edge: false });
  });

  it('a changed shared source makes both stale, and its old content makes them fresh again', async () => {
    await write('app/money.ts', 'changed');
    expect(await fresh()).toEqual({ platform: false, edge: false });
    await write('app/money.ts', 'shared');
    expect(await fresh()).toEqual({ platform: true, edge: true });
  });

  it('a file that was only touched changes nothing', async () => {
    await utimes(path.join(root, 'workers/platform.ts'), new Date(), new Date());
    expect(await fresh()).toEqual({ platform: true, edge: true });
  });

  it('a missing bundle and a damaged list of sources are stale', async () => {
    await rm(platform);
    await writeFile(path.join(root, 'out/edge/sources.json'), '{"inputs":');
    expect(await fresh()).toEqual({ platform: false, edge: false });
  });

  it("a folder added to the edge's sources makes the edge stale", async () => {
    expect(await isFresh(root, edge, ['app', 'workers'])).toBe(false);
  });

  it('a bundle whose source changed during the build is not recorded as fresh', async () => {
    await rm(path.join(root, 'out/platform/sources.json'));
    const startedMs = Date.now() - HOUR_MS / 2;
    await writeFile(path.join(root, 'workers/platform.ts'), 'changed while building');
    await recordSources(root, platform, { inputs: ['workers/platform.ts'], startedMs });
    expect(await isFresh(root, platform)).toBe(false);
  });
});
