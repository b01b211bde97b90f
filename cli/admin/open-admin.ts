import { mkdir } from 'node:fs/promises';
import { ensureBuilt } from '#cli/local/build.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { runningPort } from '#cli/local/running-site.ts';
import { localSecrets } from '#cli/local/secrets.ts';
import { portFromEnvironment, stateDirectory } from '#cli/local/state.ts';
import { type AdminRequest, bodyOf, toAdminResponse } from './admin-call.ts';
import { remoteAssetHost, remoteRequest } from './remote-request.ts';

const PLATFORM_HOST = 'platform.localhost';

export interface Place {
  where: string;
  /** Names a new account's host. */
  assetHostOf(slug: string): string;
  close(): Promise<void>;
}

/** A platform's operator API, and how an account's files are named there. */
export interface OpenAdmin extends Place {
  request: AdminRequest;
}

/** The platform that the operator means: Cloudflare's, the local site while it runs, else its state at rest. */
export async function openAdmin(remote: boolean, env: NodeJS.ProcessEnv): Promise<OpenAdmin> {
  if (remote) return deployedSite(env);
  const state = stateDirectory(env);
  const port = await runningPort(state);
  const secrets = await localSecrets();
  const { ADMIN_TOKEN = '' } = secrets;
  if (port !== null) return runningSite(port, ADMIN_TOKEN);
  return stateAtRest({
    state,
    secrets,
    token: ADMIN_TOKEN,
    assetHostOf: assetHostAt(portFromEnvironment(env)),
  });
}

function deployedSite(env: NodeJS.ProcessEnv): OpenAdmin {
  return {
    request: remoteRequest(env),
    where: 'on Cloudflare',
    assetHostOf: (slug) => remoteAssetHost(slug, env),
    close: async () => undefined,
  };
}

function runningSite(port: number, token: string): OpenAdmin {
  return {
    request: (method, path, content) => {
      const { type, ...body } = bodyOf(content);
      const headers = { authorization: `Bearer ${token}`, 'content-type': type };
      return loopbackRequest(port, PLATFORM_HOST, path, { method, headers, ...body });
    },
    where: 'on the local site',
    assetHostOf: assetHostAt(port),
    close: async () => undefined,
  };
}

/** The platform Worker, opened over the kept state for as long as the command takes. */
async function stateAtRest({
  state,
  secrets,
  token,
  assetHostOf,
}: {
  state: string;
  secrets: Record<string, string>;
  token: string;
} & Pick<Place, 'assetHostOf'>): Promise<OpenAdmin> {
  // Miniflare takes longer to load than all else of a command, and most commands do without.
  const [{ openPlatform }, { migrate }] = await Promise.all([
    import('#cli/local/site.ts'),
    import('#cli/local/migrate.ts'),
  ]);
  await ensureBuilt({ quiet: true });
  await mkdir(state, { recursive: true });
  const platform = await openPlatform({
    persistTo: state,
    quiet: true,
    onLog: () => undefined,
    // All of them: keys at gateways are sealed with one.
    bindings: { platform: secrets },
  });
  await migrate(platform.bindings.db);
  return {
    request: async (method, path, content) => {
      const { type, ...body } = bodyOf(content);
      const headers = { authorization: `Bearer ${token}`, 'content-type': type };
      const response = await platform.fetch(PLATFORM_HOST, path, { method, headers, ...body });
      return toAdminResponse(response);
    },
    where: 'in the local state',
    assetHostOf,
    close: platform.close,
  };
}

const assetHostAt = (port: number) => (slug: string) => `${slug}.assets.localhost:${port}`;
