import type { Dependencies } from '#workers/platform/dependencies.ts';
import { removeAtCloudflare } from '#workers/platform/domains/remove-at-cloudflare.ts';
import { logBug } from '#workers/platform/http/responses.ts';
import { projectTenant } from '#workers/platform/registry/project.ts';
import type { Erasure } from '#workers/platform/storage/erasure-store.ts';
import { countFiles, removeSomeFiles } from './erase-files.ts';

/** Of one run; the next one goes on. Jobs of one minute share the thousand calls that a Worker may make. */
const MAX_STEPS = 100;
const MAX_ERASURES = 10;
const ROOMS_AT_ONCE = 20;
/** By then KV has forgotten the hostnames everywhere, and what was under way when the account went has ended. */
const SETTLING_MS = 5 * 60_000;

export type EraseDependencies = Pick<
  Dependencies,
  | 'apiHost'
  | 'directory'
  | 'domains'
  | 'domainStates'
  | 'zone'
  | 'now'
  | 'erasures'
  | 'media'
  | 'projection'
  | 'registry'
  | 'rooms'
  | 'tenants'
>;

/**
 * Erases the brands whose time has come, a bounded number of steps in each run. Nothing notes how far it is: each run looks
 * at what is left, so it may end anywhere. Returns how many brands it has worked on.
 */
export async function eraseDeleted(dependencies: EraseDependencies, now: Date): Promise<number> {
  const { erasures } = dependencies;
  await erasures.begin(now, MAX_ERASURES);
  const steps = { left: MAX_STEPS };
  const unfinished = await erasures.unfinished(MAX_ERASURES);
  for (const erasure of unfinished) {
    try {
      await eraseSome(dependencies, erasure, steps, now);
    } catch (thrown) {
      // Such as a brand whose hostname Cloudflare does not give: others go on.
      logBug(thrown, { requestId: erasure.id, account: erasure.accountId });
    }
  }
  return unfinished.length;
}

async function eraseSome(
  dependencies: EraseDependencies,
  erasure: Erasure,
  steps: { left: number },
  now: Date,
): Promise<void> {
  const { erasures } = dependencies;
  const { id, accountId, scope, deletedTime } = erasure;
  if (scope === 'account') {
    if (!erasure.counts) {
      const [rows, files] = [await erasures.count(accountId), await countFiles(dependencies, accountId)];
      await erasures.setCounts(id, { ...rows, files });
    }
    if (!(await eraseAccount(dependencies, accountId, steps))) return;
  }
  if (now.getTime() - deletedTime.getTime() < SETTLING_MS) return;
  if (await releaseBrand(dependencies, erasure, now)) await erasures.finish(id, now);
}

/** True once a look at all of it finds nothing. */
async function eraseAccount(
  dependencies: EraseDependencies,
  accountId: string,
  steps: { left: number },
): Promise<boolean> {
  const { erasures } = dependencies;
  const tables = await erasures.tablesLeft(accountId);
  for (const table of tables) {
    if (table === 'contents' && !(await emptyRooms(dependencies, accountId, steps))) return false;
    for (let isMore = true; isMore; ) {
      if (steps.left-- <= 0) return false;
      isMore = await erasures.removeSome(accountId, table);
    }
  }
  for (let isMore = true; isMore; ) {
    if (steps.left-- <= 0) return false;
    isMore = await removeSomeFiles(dependencies, accountId);
  }
  return tables.length === 0;
}

/** Those who listen to live comments are sent away, title by title, before nobody knows any more which titles there were. */
async function emptyRooms(
  { erasures, rooms }: EraseDependencies,
  accountId: string,
  steps: { left: number },
): Promise<boolean> {
  for (;;) {
    const ids = await erasures.titlesWithRooms(accountId, ROOMS_AT_ONCE);
    if (ids.length === 0) return true;
    if (steps.left-- <= 0) return false;
    await Promise.all(ids.map((id) => rooms.empty({ accountId, type: 'content', id })));
    await erasures.removeTitles(accountId, ids);
  }
}

/** The last step: slug and hostnames are free, here and at Cloudflare. True once nothing of them is left. */
async function releaseBrand(
  dependencies: EraseDependencies,
  { slug, scope }: Erasure,
  now: Date,
): Promise<boolean> {
  const { erasures, registry } = dependencies;
  const old = await registry.find(slug);
  if (old?.record.deleted)
    await (scope === 'brand' ? registry.remove(old, now) : erasures.removeBrand(old, now));
  if (!(await projectTenant(dependencies, slug))) return false;
  let isDone = true;
  for (const { hostname, isCleared } of await erasures.formerHostnames(slug)) {
    const domain = isCleared ? await dependencies.domainStates.find(slug, hostname) : null;
    const isFree = isCleared && (domain === null || (await removeAtCloudflare(dependencies, domain)));
    if (isFree) await erasures.forgetHostname(hostname);
    isDone &&= isFree;
  }
  return isDone;
}
