import type { TenantRecord } from '#app/contract/tenant.ts';
import { table } from './admin/table.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  isEntry,
  type Output,
  runCommand,
} from './local/run-command.ts';
import { parseTenantArguments } from './tenant/arguments.ts';
import type { NewTenant, TenantCommand } from './tenant/commands.ts';
import { createTenant } from './tenant/create-tenant.ts';
import { deleteBrand, describeErasures, requireName } from './tenant/delete-brand.ts';
import { changeGateway } from './tenant/gateway-command.ts';
import { shownHostname } from './tenant/hostnames.ts';
import { openTenantStore } from './tenant/open-store.ts';
import type { ProjectionReport, TenantStore } from './tenant/tenant-store.ts';
import { helpFor } from './tenant/usage.ts';

/**
 * `npm run tenant`: which brands there are, on which hostnames they answer, and how their viewers can pay.
 */
async function tenant(context: CommandContext) {
  const { args, env, print, stderr } = context;
  const command = parseTenantArguments(args);
  if (command.kind === 'delete' && !command.isSure) await requireName(command.slug, context);
  const store = await openTenantStore(command.remote, env);
  try {
    print(await perform(store, command, stderr));
  } finally {
    await store.close();
  }
}

async function perform(store: TenantStore, command: TenantCommand, stderr: Output): Promise<string> {
  switch (command.kind) {
    case 'create': {
      const { record, notes } = await createTenant(store, command.tenant);
      const { slug, account_id, hostnames } = record;
      return [
        `${slug} answers on ${listed(hostnames)} within a minute (account ${account_id}).`,
        ...notes,
        ...(await inviteOwner(store, account_id, command.tenant)),
      ].join('\n');
    }
    case 'list':
      return await listBrands(store, command);
    case 'project':
      return summary(await store.project((written) => showProgress(written, stderr)));
    case 'show':
      return JSON.stringify(withTypedNames(await requireTenant(store, command.slug)), null, 2);
    case 'gateway': {
      const { account_id } = await requireTenant(store, command.change.slug);
      return await changeGateway(store.gateways, account_id, command.change);
    }
    case 'staff': {
      const { account_id } = await requireTenant(store, command.slug);
      const { isInvited } = await store.setRoles(account_id, command);
      const note = isInvited ? ' An invitation is on its way.' : '';
      return command.roles.length > 0
        ? `${command.email} may ${command.roles.join(', ')} at ${command.slug}.${note}`
        : `${command.email} has no role at ${command.slug} any more.`;
    }
    case 'update': {
      const { record, notes } = await store.change(command.slug, command.change);
      const { hostnames, primary_host } = record;
      const first = primary_host ? `, primary ${shownHostname(primary_host)}` : '';
      const answer = `${command.slug} answers on ${listed(hostnames)}${first}. Sites in use follow within a minute.`;
      return [answer, ...notes].join('\n');
    }
    case 'suspend': {
      const { notes } = await store.suspend(command.slug, command.reason);
      return [
        `${command.slug} is off the air within ten seconds. Back: resume ${command.slug}`,
        ...notes,
      ].join('\n');
    }
    case 'resume': {
      const { notes } = await store.resume(command.slug);
      return [`${command.slug} is on the air again within ten seconds.`, ...notes].join('\n');
    }
    case 'delete':
      return await deleteBrand(store, command);
    case 'undelete': {
      const { record, notes } = await store.undelete(command.slug);
      return [`${command.slug} is back on ${listed(record.hostnames)} within ten seconds.`, ...notes].join(
        '\n',
      );
    }
    case 'erasures':
      return describeErasures(await store.erasures());
    case 'remove': {
      const record = await requireTenant(store, command.slug);
      await store.remove(record);
      return `${record.slug} is gone ${store.where}; ${listed(record.hostnames)} may answer for another minute.`;
    }
  }
}

/** The brand is there whether mail goes out or not: what to do then is one line. */
async function inviteOwner(store: TenantStore, accountId: string, { slug, owner }: NewTenant) {
  if (owner === undefined) return [];
  const again = `npm run tenant -- staff ${slug} ${owner} --roles own --invite`;
  try {
    const { isInvited } = await store.setRoles(accountId, { email: owner, roles: ['own'], isInvited: true });
    return [`${owner} owns it${isInvited ? ', and is invited by mail' : ' and has an account already'}.`];
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return [`${owner} does not own it yet: ${error.message} Then: ${again}`];
  }
}

async function requireTenant(store: TenantStore, slug: string): Promise<TenantRecord> {
  const found = await store.find(slug);
  if (found) return found;
  throw new CommandError(`There is no brand ${slug} ${store.where}.`);
}

/** One page, and the command for the next: a long list has no end on a terminal. */
async function listBrands(store: TenantStore, { after, remote }: { after: string; remote: boolean }) {
  const { records, next } = await store.page(after);
  if (records.length === 0) return after ? `No brands after ${after}.` : 'No brands yet.';
  const rows = records.map(({ slug, account_id, suspended, deleted, hostnames }) => [
    slug,
    account_id,
    stateOf({ suspended, deleted }),
    listed(hostnames),
  ]);
  const page = table([['BRAND', 'ACCOUNT', 'STATE', 'HOSTNAMES'], ...rows]);
  if (next === null) return page;
  return `${page}\nMore: npm run tenant -- list --after ${next}${remote ? ' --remote' : ''}`;
}

function stateOf({ suspended, deleted }: Pick<TenantRecord, 'suspended' | 'deleted'>): string {
  if (deleted) return `deleted, erased on ${deleted.erase_on.slice(0, 10)}`;
  return suspended ? `suspended ${suspended.since.slice(0, 10)}` : 'on the air';
}

const listed = (hostnames: readonly string[]) => hostnames.map(shownHostname).join(', ');

/** The record, and beside it what its hostnames are in other scripts. */
function withTypedNames(record: TenantRecord) {
  const typed = record.hostnames.filter((hostname) => shownHostname(hostname) !== hostname);
  return typed.length === 0 ? record : { ...record, hostnames_as_typed: typed.map(shownHostname) };
}

function showProgress(written: number, stderr: Output) {
  if (stderr.isTTY) stderr.write(`\r${written} brands written`);
}

function summary({ taken, dropped, unreadable, written, failed }: ProjectionReport): string {
  const lines = [
    `KV has ${written} brands as D1 has them.`,
    taken.length > 0 && `Only KV had, and D1 has now: ${taken.join(', ')}.`,
    dropped.length > 0 && `Removed from KV, as D1 has them of nobody: ${dropped.join(', ')}.`,
    unreadable.length > 0 &&
      `Left as they are, as no brand could be made of them: ${unreadable.join(', ')}. Look at them with wrangler.`,
    failed.length > 0 && `KV did not take ${failed.join(', ')}: the platform tries again within a minute.`,
  ];
  return lines.filter(Boolean).join('\n');
}

export const tenantCommand: Command = {
  main: tenant,
  help: ([command]) => helpFor(command?.startsWith('-') ? undefined : command),
};

if (isEntry(import.meta.url)) runCommand(tenantCommand);
