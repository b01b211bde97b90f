import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAddress } from '#app/lib/is-address.ts';
import { printableLine } from '#cli/local/printable.ts';
import { openProgress } from '#cli/local/progress.ts';
import { CommandError, type Print } from '#cli/local/run-command.ts';
import type { OpenList } from '#workers/platform/importing/value-list.ts';
import { NameIndex } from '#workers/platform/importing/writing/name-index.ts';
import { planTitles } from '#workers/platform/importing/writing/plan-titles.ts';
import { type ReadDrafts, readDrafts } from '#workers/platform/importing/writing/read-drafts.ts';
import { ImportReport } from '#workers/platform/importing/writing/report.ts';
import { reportTitles, writeTitles } from '#workers/platform/importing/writing/write-titles.ts';
import type { ImportOptions } from './arguments.ts';
import type { OpenBrand } from './open-brand.ts';
import { openSource } from './reading/open-source.ts';
import { sendPictures } from './writing/pictures.ts';
import { Spool } from './writing/spool.ts';
import { writeReport } from './writing/write-report.ts';

/** Reads all of a source, plans what is to be written, and writes it. Answers whether every title came in. */
export async function importCatalogue(
  { calls, isLocal }: Pick<OpenBrand, 'calls' | 'isLocal'>,
  options: ImportOptions,
  printAny: Print,
): Promise<boolean> {
  const { from } = options;
  // Names and texts of the source are in what is printed.
  const print: Print = (line) => printAny(printableLine(line));
  const report = new ImportReport();
  const besides = isAddress(from) ? '.' : path.dirname(from);
  const reportFile = options.report ?? path.join(besides, 'import-report.csv');
  const allowsLoopback = isLocal || options.allowsLocal;
  const workDir = await mkdtemp(path.join(tmpdir(), 'marquee-import-'));
  try {
    const mapFile = options.map ?? path.join(besides, 'map.json');
    const source = await openSource({ from, mapFile, allowsLoopback, workDir, now: new Date(), note: print });
    const read = await readDrafts(source, spoolIn(workDir), report);
    if (read.count + report.total === 0) throw new CommandError(`${from} has no titles.`);
    // Before anything is written: where the report cannot be, nobody would know what was done.
    await writeReport(report, reportFile);
    try {
      // A feed of the internet must not have this machine's own services fetched.
      const picturesAllowLoopback = allowsLoopback && source.isOwn;
      await putTitles(read, { calls, report, workDir, allowsLoopback: picturesAllowLoopback, options });
    } finally {
      // Where it is cut off, the lines that are through are in it.
      await writeReport(report, reportFile);
    }
    printSummary(report, source.notUnderstood, reportFile, options, print);
    return report.count('not written') === 0;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

const spoolIn =
  (workDir: string): OpenList =>
  <T>(name: string) =>
    new Spool<T>(path.join(workDir, name));

interface Run {
  calls: OpenBrand['calls'];
  report: ImportReport;
  workDir: string;
  allowsLoopback: boolean;
  options: ImportOptions;
}

/** Plans all titles, then writes them: a run that fails before has changed nothing. */
async function putTitles(read: ReadDrafts, { calls, report, workDir, allowsLoopback, options }: Run) {
  const progress = openProgress();
  const onProgress = (words: string) => (done: number) =>
    progress.update(done / read.count, `${done} of ${read.count} titles${words}`);
  try {
    const language = await languageOf(calls);
    const names = await NameIndex.load(calls, { language, addsRatings: options.addsRatings });
    const planned = await planTitles(
      {
        ...{
          calls,
          names,
          report,
          language,
          openList: spoolIn(workDir),
          onProgress: onProgress(' compared'),
        },
        ...{
          isPublished: options.publishes,
          publishesHidden: options.publishesHidden,
          updatesOnly: options.updatesOnly,
          fetchesPictures: true,
        },
      },
      read,
    );
    if (options.isDryRun) await reportTitles(report, planned);
    else
      await writeTitles(
        {
          ...{ calls, names, report, onProgress: onProgress('') },
          sendPictures: (plans) => sendPictures(calls, plans, allowsLoopback),
        },
        planned,
      );
  } finally {
    progress.end();
  }
}

async function languageOf(calls: OpenBrand['calls']): Promise<string> {
  const site = (await calls.named('site', ['site'])).get('site');
  return typeof site?.value.default_language === 'string' ? site.value.default_language : 'en';
}

function printSummary(
  report: ImportReport,
  notUnderstood: ReadonlyMap<string, number>,
  reportFile: string,
  { isDryRun, publishes }: ImportOptions,
  print: Print,
): void {
  const counts = (['created', 'changed', 'same', 'left out', 'not written'] as const)
    .map((outcome) => [outcome, report.count(outcome)] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${outcome}`);
  print(
    `${report.total} titles: ${counts.join(', ')}.${isDryRun ? ' This was a dry run: nothing was written.' : ''}`,
  );
  if (report.impliedCount > 0)
    print(`${report.impliedCount} series that episodes name, and no line is, were made.`);
  for (const line of report.faultLines()) print(line);
  if (notUnderstood.size > 0) {
    const names = [...notUnderstood].slice(0, 20).map(([name, times]) => `${name} (${times} times)`);
    print(`Not understood, and left out: ${names.join(', ')}.`);
  }
  if (!publishes && !isDryRun && report.count('created') > 0)
    print(
      'New titles are hidden unless the source publishes them: look at them, then run it again with --publish-hidden.',
    );
  print(`Every line is in ${reportFile}.`);
}
