import path from 'node:path';
import { ROOT_DIR } from '#cli/local/root-dir.ts';

// What Cloudflare hands out: 32 hexadecimal digits for a KV namespace, a UUID for a database.
const KV_ID = /^[0-9a-f]{32}$/;
const D1_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What of wrangler's configuration is looked at here. */
interface Bound {
  binding: string;
  id?: string;
  database_id?: string;
}

/** One line for each id in the Workers' configs that still is the committed placeholder. */
export async function placeholders(configs: string[]): Promise<string[]> {
  const { unstable_readConfig: readConfig } = await import('wrangler');
  return configs.flatMap((config) => {
    const file = path.relative(ROOT_DIR, config);
    const parsed = readConfig({ config });
    const namespaces = parsed.kv_namespaces.filter(({ id }: Bound) => !KV_ID.test(id ?? ''));
    const databases = parsed.d1_databases.filter(({ database_id: id }: Bound) => !D1_ID.test(id ?? ''));
    return [
      ...namespaces.map(({ binding }: Bound) => missing(file, binding, 'KV namespace')),
      ...databases.map(({ binding }: Bound) => missing(file, binding, 'D1 database')),
    ];
  });
}

const missing = (file: string, binding: string, what: string) => `${file}: ${binding} has no ${what} id yet.`;
