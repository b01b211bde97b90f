import { LRUCache } from 'lru-cache';
import type { Account, Directory } from './directory.ts';

// Whether an account exists and is active may lag by this much; what it shows never does, it is read anew.
const ACCOUNT_FRESH_MS = 5_000;
// Hosts hardly ever change, and every picture of every page looks its host up; but films of a suspended brand stop within
// ten seconds (operators.md B.14).
const HOST_FRESH_MS = 8_000;
/** A host that was nobody's may be a new brand's soon. */
const UNKNOWN_HOST_FRESH_MS = 5_000;
const MAX_ENTRIES = 2_000;

interface Entry {
  account: Account | null;
  readAtMs: number;
}

/** Accounts as this isolate remembers them, so that a call does not start with a query. */
export class AccountCache {
  readonly #directory: Directory;
  readonly #now: () => Date;
  readonly #byId = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  readonly #byHostname = new LRUCache<string, Entry>({ max: MAX_ENTRIES });

  constructor(directory: Directory, now: () => Date) {
    this.#directory = directory;
    this.#now = now;
  }

  /** Unknown ids are read every time, so that a new account works at once. */
  async byId(accountId: string): Promise<Account | null> {
    const known = this.#byId.get(accountId);
    if (known && this.#age(known) < ACCOUNT_FRESH_MS) return known.account;
    const account = await this.#directory.find(accountId);
    if (account) this.#keep(this.#byId, accountId, account);
    return account;
  }

  async byAssetHostname(hostname: string, unknownFreshMs = UNKNOWN_HOST_FRESH_MS): Promise<Account | null> {
    const known = this.#byHostname.get(hostname);
    if (known && this.#age(known) < (known.account ? HOST_FRESH_MS : unknownFreshMs)) return known.account;
    const account = await this.#directory.findByAssetHostname(hostname);
    this.#keep(this.#byHostname, hostname, account);
    return account;
  }

  forget(account: Pick<Account, 'accountId' | 'assetHostname'>): void {
    this.#byId.delete(account.accountId);
    this.#byHostname.delete(account.assetHostname);
  }

  #age(entry: Entry): number {
    return this.#now().getTime() - entry.readAtMs;
  }

  #keep(entries: LRUCache<string, Entry>, key: string, account: Account | null) {
    entries.set(key, { account, readAtMs: this.#now().getTime() });
  }
}
