import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { WorkerOptions } from 'miniflare';
import { GATEWAYS } from '#app/contract/payment.ts';
import { ROOT_DIR } from './root-dir.ts';

export const EDGE_CONFIG = path.join(ROOT_DIR, 'wrangler.toml');
export const PLATFORM_CONFIG = path.join(ROOT_DIR, 'workers/platform/wrangler.toml');
export const EDGE_BUNDLE = path.join(ROOT_DIR, 'dist/server/index.js');
export const SANDBOX_CONFIG = path.join(ROOT_DIR, 'demo/payment-sandbox/wrangler.toml');
export const PLATFORM_BUNDLE = path.join(ROOT_DIR, 'dist/platform/index.js');
export const SANDBOX_BUNDLE = path.join(ROOT_DIR, 'dist/sandbox/index.js');

/** Where browsers and the platform find the payment sandbox on this machine. */
export const SANDBOX_HOST = 'pay.localhost';

/** Where the platform finds DNS there: names below `.example`, set at `/control` (demo/dns-sandbox). */
export const DNS_HOST = 'dns.localhost';

/** And Cloudflare's API, for custom hostnames (demo/cloudflare-sandbox). */
export const CLOUDFLARE_HOST = 'cloudflare.localhost';

export type Vars = Record<string, string>;

// Hosts that exist in development only; a deployed Worker has none of them (workers/edge/load-context.ts).
const EDGE_DEVELOPMENT_VARS: Vars = {
  PLATFORM_HOSTS: 'assets.localhost,platform.localhost',
  DEV_INDEX_HOST: 'localhost',
};

// A deployed platform has none of these set. Mails are kept to be looked at, at /__mail of each brand's site; DNS and
// Cloudflare are the sandbox's.
const PLATFORM_DEVELOPMENT_VARS: Vars = {
  MAIL_PROVIDER: 'mailbox',
  DOMAIN_TARGET: 'origin.marquee.example',
  DNS_RESOLVER: `http://${DNS_HOST}/dns-query`,
  DNS_SECOND_RESOLVER: `http://${DNS_HOST}/second/dns-query`,
  CLOUDFLARE_API_URL: `http://${CLOUDFLARE_HOST}/client/v4`,
  CLOUDFLARE_ZONE_ID: '5a4dc10f1a4e0000000000000000cf00',
  CLOUDFLARE_HOSTNAMES_TOKEN: 'sandbox-cloudflare-token',
};

/**
 * Both Workers as Miniflare runs them, read from the same wrangler.toml files that production is deployed
 * from.
 */
export async function edgeOptions(vars: Vars = {}) {
  return workerOptions(EDGE_CONFIG, EDGE_BUNDLE, { ...EDGE_DEVELOPMENT_VARS, ...vars });
}

export async function platformOptions(vars: Vars = {}) {
  return workerOptions(PLATFORM_CONFIG, PLATFORM_BUNDLE, { ...PLATFORM_DEVELOPMENT_VARS, ...vars });
}

/** The payment providers, DNS and Cloudflare, played. A deployed site has no such Worker. */
export async function sandboxOptions() {
  const options = await workerOptions(SANDBOX_CONFIG, SANDBOX_BUNDLE, {});
  return { ...options, routes: [`${SANDBOX_HOST}/*`, `${DNS_HOST}/*`, `${CLOUDFLARE_HOST}/*`] };
}

/** Where browsers find it on a site that is served on `port`. */
export const sandboxOrigin = (port?: number) =>
  `http://${SANDBOX_HOST}${port === undefined ? '' : `:${port}`}`;

/** GATEWAY_ADDRESSES of a platform that is to take the sandbox for the providers. */
export function sandboxAddresses(port?: number): string {
  const addresses = GATEWAYS.map((org) => {
    const base = `${sandboxOrigin(port)}/${org.toLowerCase()}`;
    return [org, { api: base, checkout: base }];
  });
  return JSON.stringify(Object.fromEntries(addresses));
}

async function workerOptions(
  config: string,
  bundle: string,
  vars: Vars,
): Promise<WorkerOptions & { name: string }> {
  // wrangler announces every file that it reads; only its errors matter here.
  process.env.WRANGLER_LOG ??= 'error';
  const { unstable_getMiniflareWorkerOptions: readOptions, unstable_readConfig: readConfig } = await import(
    'wrangler'
  );
  const { workerOptions } = readOptions(config);
  const { modulesRules: _, bindings: __, ...options } = workerOptions;
  const { name = 'worker', vars: declaredVars } = readConfig({ config });
  const directory = path.dirname(bundle);
  return {
    ...options,
    name,
    // Not wrangler's `bindings`: they hold whatever .dev.vars is about, and tests must repeat on every
    // machine.
    bindings: { ...declaredVars, ...vars },
    modulesRoot: directory,
    modules: bundledModules(directory, path.basename(bundle)),
  };
}

/** The entry first, then every chunk that the bundler left beside it. */
function bundledModules(directory: string, entry: string) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const chunks = files.filter((file) => /\.m?js$/.test(file) && file !== entry);
  return [entry, ...chunks].map((file) => ({ type: 'ESModule' as const, path: path.join(directory, file) }));
}
