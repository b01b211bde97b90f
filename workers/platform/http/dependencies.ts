import type { StoreCache } from '../storage/account-store.ts';
import type { Directory } from '../storage/directory.ts';
import type { LoginLimiter } from '../user/login-limiter.ts';
import type { AccountCache } from './account-cache.ts';

/** All that the platform has from outside; made once an isolate, in index.ts. */
export interface Dependencies {
  stores: StoreCache;
  directory: Directory;
  accounts: AccountCache;
  media: R2Bucket;
  tenants: KVNamespace;
  signingKey: string;
  adminToken: string;
  loginLimiter: LoginLimiter;
  now(): Date;
}
