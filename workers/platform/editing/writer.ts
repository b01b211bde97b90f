import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { Fault } from '#app/contract/site/plain-words.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';

export type Statement = BatchItem<'sqlite'>;

/** An entity that is about to be written. Values have every field of their schema. */
export interface Put<Value = Record<string, unknown>> {
  id: string;
  value: Value;
  /** What is there now; null where it is new. */
  old: Value | null;
}

/** All that one request writes. */
export interface Request {
  puts: ReadonlyMap<KindName, readonly Put[]>;
  removals: ReadonlyMap<KindName, readonly string[]>;
}

/** How one kind of entity is read from its tables and written to them. */
export interface Writer {
  kind: KindName;
  /** The ids after one, in order. */
  idsAfter(scope: AccountScope, after: string, limit: number): Promise<string[]>;
  /** The ids of a page of those whose names contain the words, in their own order, and how many there are. */
  page(scope: AccountScope, paging: Paging): Promise<{ ids: string[]; total: number }>;
  /** Which of these there are. */
  existing(scope: AccountScope, ids: readonly string[]): Promise<string[]>;
  /** Values in their schema's form, but for what is absent. */
  read(scope: AccountScope, ids: readonly string[]): Promise<Map<string, Record<string, unknown>>>;
  /** Rows that others refer to come last: links before titles (decision 008). */
  write(scope: AccountScope, puts: readonly Put[], now: Date): Statement[];
  remove(scope: AccountScope, ids: readonly string[]): Statement[];
  /** What of a new value follows from what is there: the day on which it was added. */
  complete?(put: Put, now: Date): Record<string, unknown>;
  /** What only the database knows to be wrong. */
  check?(scope: AccountScope, puts: readonly Put[], request: Request): Promise<WriteFault[]>;
  /** Why these cannot be removed, apart from what refers to them. */
  checkRemoval?(scope: AccountScope, ids: readonly string[]): Promise<WriteFault[]>;
  /** Whether a value means that there is none. */
  isNone?(value: Record<string, unknown>): boolean;
  /** Its rows have columns that others write: a stored digest is no proof. */
  hasOtherWriters?: boolean;
  /** What must not hold when the batch runs, and others may bring about: a plan was bought meanwhile. */
  stoppedBy?(accountId: string, writes: { puts: readonly Put[]; removed: readonly string[] }): SQL[];
  /** Kinds whose entities of the same id go with one of this kind. */
  owns?: readonly KindName[];
}

export interface Paging {
  /** Empty for all. */
  words: string;
  limit: number;
  offset: number;
}

export interface WriteFault extends Fault {
  id: string;
}
