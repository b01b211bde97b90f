import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { DomainRow } from '#workers/platform/storage/domain-store.ts';
import { isServedByOperator } from './operator-zone.ts';

type Deps = Pick<Dependencies, 'domains' | 'registry' | 'domainStates' | 'zone' | 'now'>;

/** 5, 10, 20 … minutes, at most an hour. */
const FIRST_PAUSE_MS = 5 * 60_000;
const MAX_PAUSE_MS = 60 * 60_000;

/** Has Cloudflare forget a hostname that was taken off its brand. False where it is tried again. */
export async function removeAtCloudflare(deps: Deps, row: DomainRow): Promise<boolean> {
  const isGone = await removeCustomHostname(deps, row.hostname);
  if (isGone) {
    await deps.domainStates.forget(row);
    return true;
  }
  const elapsedMs = deps.now().getTime() - (row.removedTime?.getTime() ?? 0);
  const pauseMs = Math.min(Math.max(elapsedMs, FIRST_PAUSE_MS), MAX_PAUSE_MS);
  await deps.domainStates.postpone(row, new Date(deps.now().getTime() + pauseMs));
  return false;
}

/** True where Cloudflare does not have it. A brand that has taken the name since needs it there. */
async function removeCustomHostname(deps: Deps, hostname: string): Promise<boolean> {
  const cloudflare = deps.domains?.cloudflare;
  if (!cloudflare || isServedByOperator(deps, hostname)) return true;
  if ((await deps.registry.ownersOf([hostname])).has(hostname)) return true;
  const found = await cloudflare.find(hostname);
  if (found === null || found === 'missing') return found !== null;
  return await cloudflare.remove(found.id);
}
