import type { CallName, ParsedBody, ParsedParams, ParsedQuery } from '#app/contract/calls.ts';
import type { Localise } from '#app/lib/localise.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import type { UserSession } from '#workers/platform/user/session.ts';
import type { Dependencies } from './dependencies.ts';
import type { Client } from './http/client.ts';
import type { HandlerResult } from './http/responses.ts';

/** What a handler gets: a store that is bound to the account, and input that has been checked. */
export interface CallContext<Name extends CallName = CallName> {
  account: Account;
  store: AccountStore;
  /** BCP 47; the caller's `language`, else its `default_language`, else the account's. */
  language: string;
  localise: Localise;
  /** Null for a guest, or a session that is over. */
  session: UserSession | null;
  params: ParsedParams<Name>;
  query: ParsedQuery<Name>;
  body: ParsedBody<Name>;
  /** Of calls that start something once (`idempotent`). */
  idempotencyKey: string | undefined;
  /** The body as it came (`rawBody`). */
  raw: { headers: Headers; body: Uint8Array<ArrayBuffer> } | null;
  /** The caller's `Accept` header; most calls have one media type only. */
  accept: string;
  now: Date;
  /** Where the call came from, as far as it is known. */
  client: Client;
  /** The URL at which the caller reached the platform, a site's own when the edge calls; only a hint. */
  calledAt: URL;
  /** Runs after the response, so that it costs the caller no time and its duration reveals nothing. */
  waitUntil(work: () => Promise<unknown>): void;
  dependencies: Dependencies;
}

export type Handler<Name extends CallName> = (context: CallContext<Name>) => Promise<HandlerResult>;
export type Handlers = { [Name in CallName]?: Handler<Name> };
