import * as v from 'valibot';
import { SlugSchema, type TenantRecord, TenantRecordSchema, tenantKey } from '#app/contract/tenant.ts';
import { PLATFORM_CONFIG } from '#cli/local/worker-options.ts';
import { wrangler } from '#cli/local/wrangler.ts';
import { remoteGateways } from './remote-gateways.ts';
import type { TenantStore } from './tenant-store.ts';

const KV = ['--binding', 'TENANTS', '--remote'];
const DATABASE = 'marquee';

// The slug rides along in the keys' metadata, so that one listing shows which tenant holds which hostname.
const KeysSchema = v.array(
  v.object({ name: v.string(), metadata: v.optional(v.object({ slug: v.optional(SlugSchema) })) }),
);
const RowsSchema = v.array(v.object({ results: v.array(v.object({ cf_domain_name: v.string() })) }));

/** Cloudflare's KV and D1 through wrangler, as its logged-in user. */
export function wranglerStore(): TenantStore {
  return {
    where: 'on Cloudflare',
    async list() {
      const keys = await keysBelow(tenantKey(''));
      const bySlug = new Map(keys.map((key) => [key.metadata?.slug ?? key.name, key.name]));
      return Promise.all([...bySlug.values()].map(read));
    },
    async ownerOf(hostname) {
      const key = tenantKey(hostname);
      const found = (await keysBelow(key)).find(({ name }) => name === key);
      return found ? (found.metadata?.slug ?? (await read(key)).slug) : null;
    },
    findAccount,
    gateways: remoteGateways(),
    async put(record) {
      const metadata = JSON.stringify({ slug: record.slug });
      for (const hostname of record.hostnames) {
        const entry = [tenantKey(hostname), JSON.stringify(record)];
        await wrangler(['kv', 'key', 'put', ...entry, ...KV, '--metadata', metadata]);
      }
    },
    async remove(record) {
      for (const hostname of record.hostnames)
        await wrangler(['kv', 'key', 'delete', tenantKey(hostname), ...KV]);
    },
    close: async () => undefined,
  };
}

async function keysBelow(prefix: string) {
  return v.parse(KeysSchema, JSON.parse(await wrangler(['kv', 'key', 'list', ...KV, '--prefix', prefix])));
}

async function read(key: string): Promise<TenantRecord> {
  const text = await wrangler(['kv', 'key', 'get', key, ...KV, '--text']);
  return v.parse(TenantRecordSchema, JSON.parse(text));
}

async function findAccount(accountId: string) {
  // D1's command line takes no parameters; nothing but these characters may reach the statement.
  if (!/^[A-Za-z0-9_-]{1,128}$/.test(accountId)) return null;
  const sql = `SELECT cf_domain_name FROM accounts WHERE account_id = '${accountId}'`;
  const options = ['--remote', '--json', '--command', sql, '-c', PLATFORM_CONFIG];
  const output = await wrangler(['d1', 'execute', DATABASE, ...options]);
  const row = v.parse(RowsSchema, JSON.parse(output))[0]?.results[0];
  return row ? { assetHost: row.cf_domain_name } : null;
}
