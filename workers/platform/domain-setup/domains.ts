import { LIMITS } from '#app/contract/limits.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { checkDomain as lookAgain } from '#workers/platform/domains/check-domain.ts';
import { claimOf, contest } from '#workers/platform/domains/contest.ts';
import { isServedByOperator } from '#workers/platform/domains/operator-zone.ts';
import { removeAtCloudflare } from '#workers/platform/domains/remove-at-cloudflare.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { changeHostnames, type HostnameOutcome } from '#workers/platform/registry/change-hostnames.ts';
import { limitAddress, PER_ADDRESS } from '#workers/platform/user/limits.ts';
import { requireOwnBrand, requireOwnRow, toOwnDomain } from './own-brand.ts';
import { readHostname, rejected } from './read-hostname.ts';

/** As many as a brand's record holds, and as many that are contested. */
const MAX_ROWS = LIMITS.shortList / 4;

export const domains: Handler<'domains'> = async (context) => {
  const { record } = await requireOwnBrand(context);
  const rows = await context.dependencies.domainStates.ofBrand(record.slug);
  return { data: rows.map((row) => toOwnDomain(context, record, row)) };
};

/** Nothing is registered, nor called at Cloudflare, for a name that another brand has (docs/decisions/099). */
export const addDomain: Handler<'addDomain'> = async (context) => {
  const { record, actor } = await requireOwnBrand(context);
  const { dependencies, body } = context;
  const { slug } = record;
  const hostname = readHostname(dependencies, body.hostname);
  // Of one brand: each is ordered at Cloudflare, whose limits are everybody's.
  await limitAddress(context, PER_ADDRESS.domainAdd, 'brand');
  if (await dependencies.directory.findByAssetHostname(hostname)) throw rejected('domain_reserved', hostname);
  if ((await dependencies.domainStates.ofBrand(slug)).length >= MAX_ROWS)
    throw rejected('domain_full', hostname);
  const claim = await claimOf(dependencies, slug, hostname);
  if (claim === 'held') throw rejected('domain_taken', hostname);
  if (claim === 'contested') await contest(dependencies, slug, hostname);
  else requireDone(await changeHostnames(dependencies, slug, { add: hostname, actor }), hostname);
  const row = await requireOwnRow(context, record, hostname);
  const checked = await lookAgain(dependencies, row);
  return { data: toOwnDomain(context, record, checked ?? row) };
};

export const checkDomain: Handler<'checkDomain'> = async (context) => {
  const { record } = await requireOwnBrand(context);
  const row = await requireOwnRow(context, record, context.params.hostname);
  await limitAddress(context, PER_ADDRESS.domainCheck, row.hostname);
  const checked = await lookAgain(context.dependencies, row);
  return { data: toOwnDomain(context, record, checked ?? row) };
};

export const makeDomainPrimary: Handler<'makeDomainPrimary'> = async (context) => {
  const { record, actor } = await requireOwnBrand(context);
  const row = await requireOwnRow(context, record, context.params.hostname);
  const { hostname, isContested, state } = row;
  const isLive = state === 'live' || isServedByOperator(context.dependencies, hostname);
  if (!isLive || isContested) throw rejected('domain_not_live', hostname);
  const outcome = await changeHostnames(context.dependencies, record.slug, { primary: hostname, actor });
  requireDone(outcome, hostname);
  return { data: toOwnDomain(context, { ...record, primary_host: hostname }, row) };
};

export const removeDomain: Handler<'removeDomain'> = async (context) => {
  const { record, actor } = await requireOwnBrand(context);
  const { dependencies, calledAt } = context;
  const row = await requireOwnRow(context, record, context.params.hostname);
  const { hostname } = row;
  if (row.isContested) {
    await dependencies.domainStates.forget(row);
    return {};
  }
  if (record.primary_host === hostname || isServedByOperator(dependencies, hostname))
    throw rejected('domain_stays', hostname);
  if (calledAt.hostname === hostname) throw rejected('domain_in_use', hostname);
  requireDone(await changeHostnames(dependencies, record.slug, { remove: hostname, actor }), hostname);
  const removed = await dependencies.domainStates.find(record.slug, hostname);
  if (removed) await removeAtCloudflare(dependencies, removed);
  return {};
};

function requireDone(outcome: HostnameOutcome, hostname: string): void {
  const keys = {
    taken: 'domain_taken',
    full: 'domain_full',
    last: 'domain_stays',
  } as const;
  if (outcome === 'done') return;
  throw outcome === 'busy' ? new HttpError(409, 'domain_busy') : rejected(keys[outcome], hostname);
}
