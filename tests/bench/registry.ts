import { migrate } from '#cli/local/migrate.ts';
import { openPlatform } from '#cli/local/site.ts';
import { median, type Report } from './report.ts';

const BRANDS = 100_000;
/** Of them in KV, too: there each entry is a call. tests/bench/tenants.ts has all of them there. */
const PROJECTED = 2_000;
const ROUNDS = 50;
const TOKEN = 'bench-admin-token';
const ACCOUNT = 'acc_bench';
const ASSET_HOST = 'bench.assets.localhost';

/** 100,000 brands as D1 has them, each with an account of its own and one hostname. */
const FILL = [
  `INSERT INTO tenants (slug, account_id, record, change_id, created_date, modified_date)
   WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${BRANDS})
   SELECT 'brand-' || i, 'acc_' || i, json_object('slug', 'brand-' || i, 'account_id', 'acc_' || i,
     'hostnames', json_array('www.brand-' || i || '.example'), 'asset_host', 'brand-' || i || '.assets.localhost',
     'config_version', 1), 'filled', 0, 0 FROM n`,
  `INSERT INTO hostnames (hostname, slug, created_date) SELECT 'www.' || slug || '.example', slug, 0 FROM tenants`,
];

/** What the operator's API takes among 100,000 brands: their records are in D1. */
export async function benchRegistry(report: Report) {
  const platform = await openPlatform({
    quiet: true,
    onLog: () => undefined,
    bindings: { platform: { ADMIN_TOKEN: TOKEN } },
  });
  const admin = async (method: string, path: string, body?: unknown): Promise<AdminBody> => {
    const response = await platform.fetch('platform.localhost', `/admin/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as AdminBody;
  };
  try {
    await migrate(platform.bindings.db);
    for (const sql of FILL) await platform.bindings.db.prepare(sql).run();
    await admin('PUT', `/accounts/${ACCOUNT}`, { title: 'Bench', asset_host: ASSET_HOST });
    await reportProjection(admin, report);
    await reportCalls(admin, report);
  } finally {
    await platform.close();
  }
}

interface AdminBody {
  data: { next?: string | null; written?: number };
}
type Admin = (method: string, path: string, body?: unknown) => Promise<AdminBody>;

async function reportProjection(admin: Admin, report: Report) {
  const start = performance.now();
  let written = 0;
  for (let after = ''; written < PROJECTED; ) {
    const { data }: AdminBody = await admin('POST', '/registry/project', { after });
    written += data.written ?? 0;
    after = data.next ?? '';
  }
  const value = (performance.now() - start) / written;
  report({ what: 'project a brand', value, unit: 'ms', how: `two KV entries, in pages, mean of ${written}` });
}

async function reportCalls(admin: Admin, report: Report) {
  const how = `median of ${ROUNDS} calls one after another, among ${BRANDS} brands`;
  const record = (round: number, version = 1) => ({
    slug: `new-${round}`,
    account_id: ACCOUNT,
    hostnames: [`www.new-${round}.example`],
    asset_host: ASSET_HOST,
    config_version: version,
  });
  const calls = {
    'create a brand': (round) => admin('POST', '/tenants', record(round)),
    'change a brand': (round) => admin('PUT', `/tenants/new-${round}`, record(round, 2)),
    'list a page of 100': (round) => admin('GET', `/tenants?after=brand-${(round + 10) * 1000}`),
    'show a brand': (round) => admin('GET', `/tenants/brand-${round * 1900}`),
    'remove a brand': (round) => admin('DELETE', `/tenants/new-${round}`),
  } satisfies Record<string, (round: number) => Promise<unknown>>;
  for (const [what, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await call(round);
      times.push(performance.now() - start);
    }
    const limit = what.startsWith('list') ? 100 : 50;
    report({ what, value: median(times), unit: 'ms', limit, how });
  }
}
