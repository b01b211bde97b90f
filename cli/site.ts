import { createInterface } from 'node:readline/promises';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { openProgress, toMegabytes } from './local/progress.ts';
import { type Command, type CommandContext, CommandError, isEntry, runCommand } from './local/run-command.ts';
import { applyPlan } from './site/apply-plan.ts';
import { parseSiteArguments, SITE_HELP, type SiteCommand, type Writing } from './site/arguments.ts';
import { checkFolder } from './site/check-folder.ts';
import { cloneSite } from './site/clone-site.ts';
import { exportSite } from './site/export-site.ts';
import { exportMedia } from './site/files/export-media.ts';
import { type PlannedFile, planFiles, sendFiles } from './site/files/send-files.ts';
import { makePlan, type Plan } from './site/make-plan.ts';
import { type OpenBrand, withPlatform } from './site/open-brand.ts';
import { countFiles, describePlan } from './site/print-plan.ts';
import { brandSide, faultReport, folderSide, type Side, unchangedKinds } from './site/sides.ts';

/** Of `plan` and `diff`: there is something to do. */
const EXIT_DIFFERENT = 2;

/** `npm run site`: all that a brand is made of, as a folder, and from one brand to another. */
async function site(context: CommandContext): Promise<number> {
  const command = parseSiteArguments(context.args);
  switch (command.kind) {
    case 'check':
      await check(command.folder, context);
      return 0;
    case 'export':
      await exportBrand(command, context);
      return 0;
    case 'plan':
    case 'diff':
      return compare(command, context);
    case 'apply':
    case 'promote':
      await apply(command, context);
      return 0;
    case 'clone':
      await clone(command, context);
      return 0;
  }
}

async function check(folder: string, { print }: CommandContext) {
  const { entries, faults, warnings, files } = await checkFolder(folder);
  if (faults.length > 0) throw new CommandError(faultReport(folder, faults));
  const count = files.length === 0 ? '' : `, ${countFiles(files.length)}`;
  print([...notesOf(warnings), `${folder} is good: ${entries.length} entities${count}.`].join('\n'));
}

async function exportBrand(
  { brand, folder, isRemote, media: scope }: Extract<SiteCommand, { kind: 'export' }>,
  { env, print, stderr }: CommandContext,
) {
  await withPlatform({ isRemote, env }, async (open) => {
    const { calls, media, slug } = await open(brand);
    let fetched = { count: 0, bytes: 0 };
    const count = await exportSite(calls, folder, slug, new Date(), async () => {
      const progress = openProgress(stderr);
      const exported = await exportMedia(folder, { calls: media, scope, progress });
      fetched = exported.fetched;
      return exported.isChanged;
    });
    const files =
      scope === 'none' ? '' : ` Fetched ${countFiles(fetched.count)} (${toMegabytes(fetched.bytes)}).`;
    print(`${folder} has all of ${slug}: ${count} entities.${files}`);
  });
}

async function compare(
  command: Extract<SiteCommand, { kind: 'plan' | 'diff' }>,
  { env, print }: CommandContext,
) {
  const { isRemote } = command;
  const { side, plan, files } = await withPlatform({ isRemote, env }, async (open) =>
    planFor(open, command, await open(command.to)),
  );
  print(
    command.isJson
      ? JSON.stringify({ ...plan, files }, null, 2)
      : [...notesOf(side.warnings), describePlan(plan, files)].join('\n'),
  );
  return plan.changes.length + files.length > 0 ? EXIT_DIFFERENT : 0;
}

/** What is to be written to a brand, and where that comes from. */
interface Planned {
  side: Side;
  plan: Plan;
  files: PlannedFile[];
}

type Open = (slug: string) => Promise<OpenBrand>;
type Planning = Pick<Writing, 'from' | 'isFolder' | 'media' | 'isPruning' | 'withPrices' | 'keepsPrices'>;

async function planFor(
  open: Open,
  { from, isFolder, media, isPruning, withPrices, keepsPrices }: Planning,
  target: OpenBrand,
): Promise<Planned> {
  const present = await target.calls.digests();
  const without = keepsPrices ? unchangedKinds(withPrices) : new Set<KindName>();
  // What is to be deleted may be named by nothing in the source.
  const remaining = present.filter(({ kind }) => !isPruning || without.has(kind));
  const alsoKnown = new Set(remaining.map(({ kind, id }) => `${kind}/${id}`));
  const side = isFolder
    ? await folderSide(from, media, { alsoKnown, without })
    : await brandSide(await open(from), media, { alsoKnown, without });
  const plan = await makePlan(target.calls, side.readValues, {
    wanted: side.entries,
    present,
    without,
    isPruning,
  });
  // A token that may not read files may still write a folder that has none.
  const hasFiles = side.files.files.length > 0;
  const files = hasFiles ? planFiles(side.files, await target.media.list()) : [];
  return { side, plan, files };
}

async function apply(command: Extract<SiteCommand, { kind: 'apply' | 'promote' }>, context: CommandContext) {
  const { isRemote } = command;
  await withPlatform({ isRemote, env: context.env }, async (open) => {
    const target = await open(command.to);
    const planned = await planFor(open, command, target);
    const { side, plan, files } = planned;
    context.print([...notesOf(side.warnings), describePlan(plan, files)].join('\n'));
    if (plan.changes.length + files.length === 0) return;
    if (!command.isSure) await requireConsent(plan, target.slug, context);
    await write(target, planned, context);
  });
}

/** Deleting needs the brand's name: a folder of another brand would empty this one. */
async function requireConsent(
  { changes }: Plan,
  slug: string,
  { isInteractive }: CommandContext,
): Promise<void> {
  const isDeleting = changes.some(({ op }) => op === 'delete');
  if (!isInteractive) {
    if (isDeleting) throw new CommandError('Nothing was written: --prune deletes, so add --yes.');
    return;
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const wanted = isDeleting ? slug : 'y';
  const question = isDeleting
    ? `This deletes. Type the brand's name (${slug}) to go on: `
    : `Write this to ${slug}? [y/N] `;
  const answer = (await lines.question(question)).trim();
  lines.close();
  if (answer !== wanted) throw new CommandError('Nothing was written.');
}

async function write(
  target: OpenBrand,
  { side, plan, files }: Planned,
  { print, stderr }: CommandContext,
): Promise<void> {
  const progress = openProgress(stderr);
  // Before what names them: a title whose poster is not there yet would be shown without.
  const sent = await sendFiles(files, side.files, target.media.bucket, progress);
  if (files.length > 0) print(`${countFiles(sent.count)} sent (${toMegabytes(sent.bytes)}).`);
  const total = plan.changes.length;
  const { written, rejected } = await applyPlan(target.calls, side.readValues, plan, (done) =>
    progress.update(done / total, `${done} of ${total} written`),
  );
  progress.end();
  print(`${written} written to ${target.slug}.`);
  if (rejected.length > 0)
    throw new CommandError(`${rejected.length} were rejected, and are as they were:\n${rejected.join('\n')}`);
}

async function clone(command: Extract<SiteCommand, { kind: 'clone' }>, context: CommandContext) {
  const { from, to, hostnames, assetHost, isRemote, media } = command;
  await withPlatform({ isRemote, env: context.env }, async (open, store) => {
    await cloneSite(store, { slug: to, hostnames, assetHost });
    const target = await open(to);
    const planning = { from, isFolder: false, media, isPruning: true, withPrices: true, keepsPrices: false };
    await write(target, await planFor(open, planning, target), context);
    context.print(
      `${to} answers on ${hostnames.join(', ')} within a minute. Keys of gateways and viewers are not copied.`,
    );
  });
}

const NOTES_SHOWN = 50;

function notesOf(warnings: readonly string[]): string[] {
  const more = warnings.length > NOTES_SHOWN ? [`Note: … and ${warnings.length - NOTES_SHOWN} more.`] : [];
  return [...warnings.slice(0, NOTES_SHOWN).map((each) => `Note: ${each}.`), ...more];
}

export const siteCommand: Command = { main: site, help: SITE_HELP };

if (isEntry(import.meta.url)) runCommand(siteCommand);
