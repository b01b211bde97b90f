import type { Rooms } from '#workers/platform/objects/rooms.ts';
import type { StoreCache } from '#workers/platform/storage/account-store.ts';
import type { Directory } from '#workers/platform/storage/directory.ts';
import type { LoginLimiter } from '#workers/platform/user/login-limiter.ts';
import type { AccountCache } from './account-cache.ts';

/** All that the platform has from outside; made once an isolate, in index.ts. */
export interface Dependencies {
  stores: StoreCache;
  directory: Directory;
  accounts: AccountCache;
  media: R2Bucket;
  tenants: KVNamespace;
  rooms: Rooms;
  signingKey: string;
  adminToken: string;
  loginLimiter: LoginLimiter;
  now(): Date;
}
