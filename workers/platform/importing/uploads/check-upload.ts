import { MAX_CHANGES } from '#app/contract/site/changes.ts';
import type { Draft } from '#workers/platform/importing/draft.ts';
import { memoryList } from '#workers/platform/importing/value-list.ts';
import type { BrandCalls } from '#workers/platform/importing/writing/brand-calls.ts';
import { NameIndex } from '#workers/platform/importing/writing/name-index.ts';
import { type PlannedTitle, planTitles } from '#workers/platform/importing/writing/plan-titles.ts';
import { readDrafts } from '#workers/platform/importing/writing/read-drafts.ts';
import { ImportReport } from '#workers/platform/importing/writing/report.ts';
import { reportTitles } from '#workers/platform/importing/writing/write-titles.ts';
import type { StoredPlan } from './import-files.ts';
import { sourceOf } from './open-upload.ts';

interface Checking {
  calls: Pick<BrandCalls, 'all' | 'named'>;
  language: string;
  isPublished: boolean;
}

/** Compares all drafts with the site, and plans what is to be written in chunks of one request each. */
export async function checkUpload(
  { calls, language, isPublished }: Checking,
  drafts: readonly Draft[],
): Promise<{ plan: StoredPlan; chunks: PlannedTitle[][] }> {
  const report = new ImportReport();
  const read = await readDrafts(sourceOf(drafts), memoryList, report);
  const names = await NameIndex.load(calls, { language, addsRatings: false });
  const planned = await planTitles(
    {
      ...{ calls, names, report, language, openList: memoryList, isPublished },
      ...{ publishesHidden: false, updatesOnly: false, fetchesPictures: false, onProgress: () => {} },
    },
    read,
  );
  const entries = report.entries();
  const dry = new ImportReport();
  await reportTitles(dry, planned);
  // Series first, as episodes name them; each of the three is in chunks of its own.
  const chunks: PlannedTitle[][] = [];
  for (const titles of [planned.implied, planned.series.read(), planned.others.read()]) {
    let chunk: PlannedTitle[] = [];
    for await (const title of titles) {
      if (chunk.length === 0) chunks.push(chunk);
      chunk.push(title);
      if (chunk.length === MAX_CHANGES) chunk = [];
    }
  }
  return { plan: { entries, names: names.takePending(), planned: dry.entries() }, chunks };
}
