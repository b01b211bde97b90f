import type { TenantRecord } from '#app/contract/tenant.ts';
import { CommandError, runCommand } from './local/run-command.ts';
import { parseTenantArguments, type TenantCommand } from './tenant/arguments.ts';
import { createTenant } from './tenant/create-tenant.ts';
import { changeGateway } from './tenant/gateway-command.ts';
import { openTenantStore } from './tenant/open-store.ts';
import { table } from './tenant/table.ts';
import type { TenantStore } from './tenant/tenant-store.ts';

/**
 * `npm run tenant`: which brands there are, on which hostnames they answer, and how their viewers can pay.
 */
async function tenant() {
  const command = parseTenantArguments(process.argv.slice(2));
  const store = await openTenantStore(command.remote);
  try {
    process.stdout.write(`${await perform(store, command)}\n`);
  } finally {
    await store.close();
  }
}

async function perform(store: TenantStore, command: TenantCommand): Promise<string> {
  switch (command.kind) {
    case 'create': {
      const record = await createTenant(store, command.tenant);
      return `${record.slug} answers on ${record.hostnames.join(', ')} within 10 s (account ${record.account_id}).`;
    }
    case 'list':
      return brands(await store.list());
    case 'show':
      return JSON.stringify(await requireTenant(store, command.slug), null, 2);
    case 'gateway': {
      const { account_id } = await requireTenant(store, command.change.slug);
      return await changeGateway(store.gateways, account_id, command.change);
    }
    case 'remove': {
      const record = await requireTenant(store, command.slug);
      await store.remove(record);
      return `${record.slug} is gone ${store.where}; ${record.hostnames.join(', ')} may answer for another minute.`;
    }
  }
}

async function requireTenant(store: TenantStore, slug: string): Promise<TenantRecord> {
  const found = (await store.list()).find((record) => record.slug === slug);
  if (found) return found;
  throw new CommandError(`There is no brand ${slug} ${store.where}.`);
}

function brands(records: TenantRecord[]): string {
  if (records.length === 0) return 'No brands yet.';
  const rows = records.map(({ slug, account_id, hostnames }) => [slug, account_id, hostnames.join(', ')]);
  return table([['BRAND', 'ACCOUNT', 'HOSTNAMES'], ...rows]);
}

runCommand(tenant);
