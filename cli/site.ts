import { createInterface } from 'node:readline/promises';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { openProgress } from './local/progress.ts';
import { CommandError, runCommand } from './local/run-command.ts';
import { applyPlan } from './site/apply-plan.ts';
import { parseSiteArguments, SITE_HELP, type SiteCommand, type Writing } from './site/arguments.ts';
import { checkFolder } from './site/check-folder.ts';
import { cloneSite } from './site/clone-site.ts';
import { exportSite } from './site/export-site.ts';
import { makePlan, type Plan } from './site/make-plan.ts';
import { type OpenBrand, withPlatform } from './site/open-brand.ts';
import { describePlan } from './site/print-plan.ts';
import { brandSide, faultReport, folderSide, isFolder, type Side, unchangedKinds } from './site/sides.ts';

/** Of `plan` and `diff`: there is something to do. */
const EXIT_DIFFERENT = 2;

/** `npm run site`: all that a brand is made of, as a folder, and from one brand to another. */
async function site() {
  const command = parseSiteArguments(process.argv.slice(2));
  switch (command.kind) {
    case 'check':
      return check(command.folder);
    case 'export':
      return exportBrand(command);
    case 'plan':
    case 'diff':
      return compare(command);
    case 'apply':
    case 'promote':
      return apply(command);
    case 'clone':
      return clone(command);
  }
}

async function check(folder: string) {
  const { entries, faults, warnings } = await checkFolder(folder);
  if (faults.length > 0) throw new CommandError(faultReport(folder, faults));
  print([...warnings.map((each) => `Note: ${each}.`), `${folder} is good: ${entries.length} entities.`]);
}

async function exportBrand({ brand, folder, isRemote }: Extract<SiteCommand, { kind: 'export' }>) {
  await withPlatform(isRemote, async (open) => {
    const { calls, slug } = await open(brand);
    const count = await exportSite(calls, folder, slug, new Date());
    print([`${folder} has all of ${slug}: ${count} entities.`]);
  });
}

async function compare(command: Extract<SiteCommand, { kind: 'plan' | 'diff' }>) {
  const plan = await withPlatform(command.isRemote, async (open) => {
    const target = await open(command.to);
    return (await planFor(open, command, target)).plan;
  });
  print([command.isJson ? JSON.stringify(plan, null, 2) : describePlan(plan)]);
  if (plan.changes.length > 0) process.exitCode = EXIT_DIFFERENT;
}

type Open = (slug: string) => Promise<OpenBrand>;
type Planning = Pick<Writing, 'from' | 'isPruning' | 'withPrices' | 'keepsPrices'>;

async function planFor(
  open: Open,
  { from, isPruning, withPrices, keepsPrices }: Planning,
  target: OpenBrand,
) {
  const present = await target.calls.digests();
  const without = keepsPrices ? unchangedKinds(withPrices) : new Set<KindName>();
  // What is to be deleted may be named by nothing in the source.
  const remaining = present.filter(({ kind }) => !isPruning || without.has(kind));
  const alsoKnown = new Set(remaining.map(({ kind, id }) => `${kind}/${id}`));
  const side = (await isFolder(from))
    ? await folderSide(from, { alsoKnown, without })
    : await brandSide(await open(from), { alsoKnown, without });
  const plan = await makePlan(target.calls, side.readValues, {
    wanted: side.entries,
    present,
    without,
    isPruning,
  });
  return { side, plan };
}

async function apply(command: Extract<SiteCommand, { kind: 'apply' | 'promote' }>) {
  await withPlatform(command.isRemote, async (open) => {
    const target = await open(command.to);
    const { side, plan } = await planFor(open, command, target);
    print([...side.warnings.map((each) => `Note: ${each}.`), describePlan(plan)]);
    if (plan.changes.length === 0) return;
    if (!command.isSure) await requireConsent(plan, target.slug);
    await write(target, side, plan);
  });
}

/** Deleting needs the brand's name: a folder of another brand would empty this one. */
async function requireConsent({ changes }: Plan, slug: string): Promise<void> {
  const isDeleting = changes.some(({ op }) => op === 'delete');
  if (!process.stdin.isTTY) {
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

async function write(target: OpenBrand, side: Side, plan: Plan): Promise<void> {
  const progress = openProgress();
  const total = plan.changes.length;
  const { written, rejected } = await applyPlan(target.calls, side.readValues, plan, (done) =>
    progress.update(done / total, `${done} of ${total} written`),
  );
  progress.end();
  print([`${written} written to ${target.slug}.`]);
  if (rejected.length > 0)
    throw new CommandError(`${rejected.length} were rejected, and are as they were:\n${rejected.join('\n')}`);
}

async function clone({ from, to, hostnames, assetHost, isRemote }: Extract<SiteCommand, { kind: 'clone' }>) {
  await withPlatform(isRemote, async (open, _request, store) => {
    await cloneSite(store, { slug: to, hostnames, assetHost });
    const target = await open(to);
    const planning = { from, isPruning: true, withPrices: true, keepsPrices: false };
    const { side, plan } = await planFor(open, planning, target);
    await write(target, side, plan);
    print([
      `${to} answers on ${hostnames.join(', ')} within a minute. Keys of gateways and viewers are not copied.`,
    ]);
  });
}

function print(lines: readonly string[]) {
  process.stdout.write(`${lines.join('\n')}\n`);
}

runCommand(site, SITE_HELP);
