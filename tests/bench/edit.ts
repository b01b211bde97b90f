import { drizzle } from 'drizzle-orm/d1';
import { HEADERS } from '#app/contract/headers.ts';
import type { Site } from '#cli/local/site.ts';
import type { Browser } from '#tests/support/browser.ts';
import { acceptCommands } from '#workers/platform/drafts/accept-commands.ts';
import { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { measureCpu } from './cpu.ts';
import { benchKeys } from './edit-keys.ts';
import { type BenchPage, makePage, openEditor, publishPage, sendCommands } from './edit-page.ts';
import type { Target } from './load.ts';
import { workerdPids } from './process-cpu.ts';
import { recordDurations } from './recording-d1.ts';
import { percentile, type Report } from './report.ts';

const ACCOUNT = 'acc_pulse';
const BATCHES = 200;
const PUBLISHES = 30;
/** What a page has at most; edit-mode.md §14 names a hundred. */
const MOST_BLOCKS = 80;
/** edit-mode.md §14. */
const LIMITS = { stageMs: 25, acknowledgedMs: 150, publishMs: 500, statements: 3, tripsEachWay: 1 };

/** What the edge calls for a stage; the rest is cached. */
const STAGE_CALLS = [
  'user/validate-session',
  'payment/active-subscription',
  'edit/{document}',
  'edit/drafted-site',
];

/** What edit mode takes: a stage's processor time, and a change's and a publish's way. */
export async function benchEdit(site: Site, report: Report): Promise<void> {
  const editor = await openEditor(site);
  const page = await makePage(editor, 40);
  await benchStage(site, page, report);
  await benchChanges(page, report);
  await benchStatements(site, page, report);
}

/** How soon a key is drawn on the largest page. */
export async function benchEditKeys(site: Site, report: Report): Promise<void> {
  const page = await makePage(await openEditor(site), MOST_BLOCKS);
  await benchKeys(site, page, MOST_BLOCKS, report);
}

/**
 * Both Workers run in one process here, so the platform's calls for a stage are measured by themselves, too: what is left
 * is the edge Worker's own, as for viewers' pages, whose calls are cached.
 */
async function benchStage(site: Site, { editor, document, stage }: BenchPage, report: Report): Promise<void> {
  const [pid] = workerdPids();
  if (pid === undefined) throw new Error('workerd does not run');
  const { platformDirectPort: port, directPort } = site;
  if (port === null || directPort === null) throw new Error('The site has no direct sockets');
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const hostname = `${editor.hostname}:${site.port}`;
  const target = { port: directPort, hostname, path: stage, headers: { cookie } };
  const measure = (...targets: Target[]) => measureCpu(pid, targets, { count: 100, warmup: 100 });
  const both = await measure(target);
  const headers = callHeaders(editor);
  const calls = STAGE_CALLS.map((path) => {
    const filled = path.replace('{document}', encodeURIComponent(document));
    return { port, hostname, path: `/api/v1/${filled}`, headers };
  });
  const platform = (await measure(...calls)) * calls.length;
  const how = 'CPU time of workerd, median of 5 rounds of 100';
  const row = (what: string, value: number, of: string, limit?: number) =>
    report({ what: `edit: ${what}`, value, unit: 'ms', ...(limit && { limit }), how: `${of}; ${how}` });
  row('stage of 41 blocks, CPU', both, 'the edge and the platform in one process', LIMITS.stageMs);
  row('stage of 41 blocks, its four calls', platform, 'straight to the platform');
  row('stage of 41 blocks, the edge Worker alone', both - platform, 'by the two above');
}

/** As the edge sends them for this editor. */
function callHeaders({ cookies }: Browser): Record<string, string> {
  return {
    [HEADERS.accountId]: ACCOUNT,
    [HEADERS.language]: 'en',
    [HEADERS.defaultLanguage]: 'en',
    [HEADERS.sessionId]: decodeURIComponent(cookies.get('sid') ?? '').replace(/^30d:/, ''),
  };
}

async function benchChanges(page: BenchPage, report: Report): Promise<void> {
  let { revision } = page;
  const change = async (index: number) => {
    const field = { kind: 'field' as const, name: 'title', value: { $t: { en: `Title ${index}` } } };
    revision = await sendCommands(page, revision, [field]);
  };
  for (let index = 0; index < 20; index += 1) await change(index);
  const changes = await timed(BATCHES, (index) => change(100 + index));
  const how = `${BATCHES} batches, one after the other, through the edge, 41 blocks`;
  report({
    ...{ what: 'edit: change to acknowledged, p95', value: percentile(changes, 0.95), unit: 'ms' },
    ...{ limit: LIMITS.acknowledgedMs, how },
  });
  report({ what: 'edit: change to acknowledged, median', value: percentile(changes, 0.5), unit: 'ms', how });
  const publishes: number[] = [];
  for (let index = 0; index < PUBLISHES; index += 1) {
    await change(1000 + index);
    publishes.push(...(await timed(1, () => publishPage(page))));
  }
  report({
    ...{
      what: 'edit: publish, p95',
      value: percentile(publishes, 0.95),
      unit: 'ms',
      limit: LIMITS.publishMs,
    },
    how: `${PUBLISHES} times a page of 41 blocks, by the form`,
  });
}

/** Of the platform's own function, in this process, over the database in workerd. */
async function benchStatements(site: Site, { document }: BenchPage, report: Report): Promise<void> {
  const { db, takeCounts } = recordDurations(site.bindings.db);
  const scope = new AccountScope(drizzle(db), ACCOUNT);
  const row = await site.bindings.db
    .prepare('SELECT revision, user_id FROM drafts WHERE account_id = ?1 AND document_id = ?2')
    .bind(ACCOUNT, document)
    .first<{ revision: number; user_id: string }>();
  if (!row) throw new Error(`${document} has no draft`);
  takeCounts();
  const accepting = { scope, language: 'en', userId: row.user_id, now: new Date() };
  await acceptCommands(accepting, {
    ...{ documentId: document, revision: row.revision, commandId: crypto.randomUUID() },
    commands: () => [{ kind: 'field', name: 'title', value: { $t: { en: 'Counted' } } }],
  });
  const { statements, lastBatch, trips } = takeCounts();
  const how = 'one batch of commands, without what finds the session';
  const figure = (what: string, value: number, limit?: number) =>
    report({ what: `edit: ${what}`, value, unit: '', how, ...(limit === undefined ? {} : { limit }) });
  figure('statements that write a batch', lastBatch, LIMITS.statements);
  figure('statements that read for it', statements - lastBatch);
  figure('round trips of a batch, there and back', trips, 2 * LIMITS.tripsEachWay);
}

async function timed(count: number, act: (index: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startedMs = performance.now();
    await act(index);
    times.push(performance.now() - startedMs);
  }
  return times;
}
