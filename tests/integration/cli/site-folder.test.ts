import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import { toAdminResponse } from '#cli/admin/admin-call.ts';
import { applyPlan } from '#cli/site/apply-plan.ts';
import { checkFolder } from '#cli/site/check-folder.ts';
import { exportSite } from '#cli/site/export-site.ts';
import { makePlan } from '#cli/site/make-plan.ts';
import type { FolderEntity } from '#cli/site/read-folder.ts';
import { type SiteCalls, siteCalls } from '#cli/site/site-calls.ts';
import { folderValues } from '#cli/site/values.ts';
import { demoBrands, folderOf } from '#demo/seed/brands.ts';
import { sharedPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { generatedSite } from '#tests/support/generated-site.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
/** `SITE_RUNS` sets another number. */
const SITES = Number(process.env.SITE_RUNS ?? (IS_TEST_ALL ? 500 : 4));
const CUTS = 50;

let platform: TestPlatform;
let directory: string;
let folders = 0;

beforeAll(async () => {
  platform = await sharedPlatform();
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-site-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const newFolder = () => path.join(directory, `site-${folders++}`);

async function emptyBrand(): Promise<SiteCalls> {
  const { accountId } = await platform.makeAccount();
  return siteCalls(async (method, call, body) => {
    const response = await platform.admin(method, call.replace('/admin/v1', ''), body);
    return toAdminResponse(response);
  }, accountId);
}

/** As `npm run site -- apply --prune --yes` does. */
async function apply(folder: string, calls: SiteCalls) {
  const { entries, faults } = await checkFolder(folder);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const present = await calls.digests();
  const readValues = folderValues(folder);
  const plan = await makePlan(calls, readValues, {
    wanted: entries,
    present,
    without: new Set(),
    isPruning: true,
  });
  return applyPlan(calls, readValues, plan, () => undefined);
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(read.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Values as a brand would have them, so that a folder can be written from them. */
const sourceOf = (entities: readonly FolderEntity[]) => ({
  async *entities(kind: KindName) {
    for (const { id, value } of entities.filter((entity) => entity.kind === kind)) {
      const read = readValue(kind, value);
      if (!read.ok) throw new Error(`${kind}/${id}: ${JSON.stringify(read.faults)}`);
      yield { id, value: read.canonical };
    }
  },
});

describe('a site as a folder', () => {
  test(`${SITES} generated sites come back from an empty brand as the same bytes`, async () => {
    await fc.assert(
      fc.asyncProperty(generatedSite, async (entities) => {
        const [first, second] = [newFolder(), newFolder()];
        await exportSite(sourceOf(entities), first, 'harbor', NOW);
        const calls = await emptyBrand();
        expect((await apply(first, calls)).rejected).toEqual([]);
        await exportSite(calls, second, 'harbor', NOW);
        expect(await filesOf(second)).toEqual(await filesOf(first));
        expect(await apply(first, calls)).toEqual({ written: 0, rejected: [] });
        await Promise.all([first, second].map((folder) => rm(folder, { recursive: true })));
      }),
      { numRuns: SITES },
    );
  }, 600_000);

  test.each(demoBrands)(
    'the folder of $slug comes back from an empty brand as the same bytes',
    async (brand) => {
      const folder = newFolder();
      const calls = await emptyBrand();
      await apply(folderOf(brand), calls);
      await exportSite(calls, folder, brand.slug, new Date('2026-01-01T00:00:00.000Z'));
      expect(await filesOf(folder)).toEqual(await filesOf(folderOf(brand)));
      await exportSite(calls, folder, brand.slug, new Date());
      expect(await filesOf(folder)).toEqual(await filesOf(folderOf(brand)));
    },
  );

  test('a brand is emptied of what its folder lacks, and of nothing else', async () => {
    const calls = await emptyBrand();
    const full = folderOf(demoBrands[0] ?? { slug: '' });
    await apply(full, calls);
    const folder = newFolder();
    await exportSite(calls, folder, 'aurora', NOW);
    await rm(path.join(folder, 'titles'), { recursive: true });
    await Promise.all(
      ['playlists', 'channels', 'banners.json', 'lanes.json'].map((name) =>
        rm(path.join(folder, name), { recursive: true }),
      ),
    );
    expect((await apply(folder, calls)).rejected).toEqual([]);
    const left = new Set((await calls.digests()).map(({ kind }) => kind));
    const gone = ['title', 'playlist', 'channel', 'schedule', 'banner', 'lane'] as const;
    expect(KIND_NAMES.filter((kind) => !left.has(kind))).toEqual(
      KIND_NAMES.filter((kind) => (gone as readonly string[]).includes(kind) || kind === 'template'),
    );
  });

  test(`cut off after any of ${CUTS} requests, the next run ends in the same site`, async () => {
    // From one site to another: what is made, changed and deleted.
    const [before, folder] = [newFolder(), newFolder()];
    const [first = [], second = []] = fc.sample(generatedSite, { seed: 7, numRuns: 2 });
    await exportSite(sourceOf(first), before, 'harbor', NOW);
    await exportSite(sourceOf(second), folder, 'harbor', NOW);
    const filledBrand = async () => {
      const calls = await emptyBrand();
      await apply(before, calls);
      return calls;
    };
    const reference = await filledBrand();
    expect((await apply(folder, reference)).rejected).toEqual([]);
    const stateOf = async (calls: SiteCalls) =>
      (await calls.digests()).map(({ kind, id, digest }) => `${kind}/${id} ${digest}`);
    const wanted = await stateOf(reference);
    for (let cut = 1; cut <= CUTS; cut += IS_TEST_ALL ? 1 : 19) {
      const calls = await filledBrand();
      await expect(apply(folder, stoppingAfter(calls, cut)), `${cut}`).rejects.toThrow('cut off');
      expect((await apply(folder, calls)).rejected).toEqual([]);
      expect(await stateOf(calls), `${cut}`).toEqual(wanted);
    }
  }, 600_000);
});

/** Sends one change a request and breaks off at the nth place: before each request, and after it was written. */
function stoppingAfter(calls: SiteCalls, place: number): SiteCalls {
  let passed = 0;
  const pass = () => {
    if (++passed === place) throw new Error('cut off');
  };
  return {
    ...calls,
    async change(changes) {
      const results = [];
      for (const change of changes) {
        pass();
        const answer = await calls.change([change]);
        pass();
        if (!answer.isWritten) return answer;
        results.push(...answer.results);
      }
      return { isWritten: true, results };
    },
  };
}
