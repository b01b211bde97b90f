import { createAdminApp } from '#workers/platform/admin/admin-app.ts';
import { serveAsset } from '#workers/platform/assets/serve-asset.ts';
import { AccountCache } from '#workers/platform/http/account-cache.ts';
import { toFailure } from '#workers/platform/http/answer.ts';
import type { Dependencies } from '#workers/platform/http/dependencies.ts';
import { createServicesApp } from '#workers/platform/http/services-app.ts';
import { openRooms, type RoomNamespace } from '#workers/platform/objects/rooms.ts';
import { StoreCache } from '#workers/platform/storage/account-store.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { unlimitedLogins } from '#workers/platform/user/login-limiter.ts';

interface Parts {
  d1: D1Database;
  media: R2Bucket;
  tenants: KVNamespace;
  liveRooms: RoomNamespace;
  signingKey: string;
  adminToken: string;
}

/** Calls come through a service binding, on a host that never becomes an asset host: no need to ask often. */
const CALL_HOST_FRESH_MS = 60_000;

export interface Platform {
  handle(request: Request): Promise<Response>;
}

/** Three hosts in one Worker: each account's asset host, the operator's API, and the four services. */
export function createPlatform({ d1, media, tenants, liveRooms, signingKey, adminToken }: Parts): Platform {
  const db = openDatabase(d1);
  const directory = openDirectory(db);
  const now = () => new Date();
  const dependencies: Dependencies = {
    stores: new StoreCache(db),
    directory,
    accounts: new AccountCache(directory, now),
    media,
    tenants,
    rooms: openRooms(liveRooms),
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
