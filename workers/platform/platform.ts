import { createAdminApp } from './admin/admin-app.ts';
import { serveAsset } from './assets/serve-asset.ts';
import { AccountCache } from './http/account-cache.ts';
import { toFailure } from './http/answer.ts';
import type { Dependencies } from './http/dependencies.ts';
import { createServicesApp } from './http/services-app.ts';
import { StoreCache } from './storage/account-store.ts';
import { openDatabase } from './storage/database.ts';
import { openDirectory } from './storage/directory.ts';
import { unlimitedLogins } from './user/login-limiter.ts';

interface Parts {
  d1: D1Database;
  media: R2Bucket;
  tenants: KVNamespace;
  signingKey: string;
  adminToken: string;
}

/** Calls come through a service binding, on a host that never becomes an asset host: no need to ask often. */
const CALL_HOST_FRESH_MS = 60_000;

export interface Platform {
  handle(request: Request): Promise<Response>;
}

/** Three hosts in one Worker: each account's asset host, the operator's API, and the four services. */
export function createPlatform({ d1, media, tenants, signingKey, adminToken }: Parts): Platform {
  const db = openDatabase(d1);
  const directory = openDirectory(db);
  const now = () => new Date();
  const dependencies: Dependencies = {
    stores: new StoreCache(db),
    directory,
    accounts: new AccountCache(directory, now),
    media,
    tenants,
    signingKey,
    adminToken,
    loginLimiter: unlimitedLogins,
    now,
  };
  const services = createServicesApp(dependencies);
  const admin = createAdminApp(dependencies);

  async function dispatch(request: Request): Promise<Response> {
    const { hostname, pathname } = new URL(request.url);
    const isCall = pathname.startsWith('/api/') || pathname.startsWith('/admin/');
    // An asset host is public: it has files and nothing else, whatever they are called.
    const account = await dependencies.accounts.byAssetHostname(
      hostname,
      isCall ? CALL_HOST_FRESH_MS : undefined,
    );
    if (account) return serveAsset(request, account, dependencies);
    return pathname.startsWith('/admin/') ? admin.fetch(request) : services.fetch(request);
  }

  return {
    handle: (request) =>
      dispatch(request).catch((thrown: unknown) =>
        toFailure(thrown, { language: undefined, requestId: crypto.randomUUID() }),
      ),
  };
}
