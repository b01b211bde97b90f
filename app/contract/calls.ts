import type * as v from 'valibot';
import { analyticsCalls } from './analytics-calls.ts';
import type { Call } from './call.ts';
import { commentCalls } from './comment-calls.ts';
import { communityCalls } from './community-calls.ts';
import { contentCalls } from './content-calls.ts';
import { domainCalls } from './domain-calls.ts';
import { editingCalls } from './editing-calls.ts';
import { entityCalls } from './entity-calls.ts';
import { figuresCalls } from './figures-calls.ts';
import { gatewayCalls } from './gateway-calls.ts';
import { importCalls } from './import-calls.ts';
import { incidentCalls } from './incident-calls.ts';
import { ownAccountCalls } from './own-account-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { previewCalls } from './preview-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { publishingCalls } from './publishing-calls.ts';
import { reminderCalls } from './reminder-calls.ts';
import { userCalls } from './user-calls.ts';
import { viewerSupportCalls } from './viewer-support-calls.ts';

/** Every call of the four services: the one source for the site's client, the platform and OpenAPI. */
export const calls = {
  ...contentCalls,
  ...communityCalls,
  ...commentCalls,
  ...editingCalls,
  ...entityCalls,
  ...importCalls,
  ...publishingCalls,
  ...previewCalls,
  ...userCalls,
  ...ownAccountCalls,
  ...profileCalls,
  ...reminderCalls,
  ...peopleCalls,
  ...domainCalls,
  ...viewerSupportCalls,
  ...paymentCalls,
  ...gatewayCalls,
  ...analyticsCalls,
  ...figuresCalls,
  ...incidentCalls,
} as const satisfies Record<string, Call>;

type Calls = typeof calls;
export type CallName = keyof Calls;
/** Those that a backend may lack. */
export type OptionalCallName = {
  [N in CallName]: Calls[N] extends { mayBeMissing: true } ? N : never;
}[CallName];

type Part<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Calls[N] extends Record<K, infer S extends v.GenericSchema> ? S : undefined;
type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;
type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a caller reads. */
export type CallData<N extends CallName> = v.InferOutput<Calls[N]['data']>;
/** What a service may write. */
export type CallDataWire<N extends CallName> = v.InferInput<Calls[N]['data']>;

/** What a caller passes. */
export type CallParams<N extends CallName> = InputOf<Part<N, 'params'>>;
export type CallQuery<N extends CallName> = InputOf<Part<N, 'query'>>;
export type CallBody<N extends CallName> = InputOf<Part<N, 'body'>>;

/** What a service has after validation: defaults filled in, query text turned into numbers and booleans. */
export type ParsedParams<N extends CallName> = OutputOf<Part<N, 'params'>>;
export type ParsedQuery<N extends CallName> = OutputOf<Part<N, 'query'>>;
export type ParsedBody<N extends CallName> = OutputOf<Part<N, 'body'>>;
