import type { CallContext } from '#workers/platform/call-context.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';

/** What work on a payment needs, in a call of a viewer as well as in the round of every minute. */
export interface PaymentContext {
  store: CallContext['store'];
  now: Date;
  dependencies: Pick<Dependencies, 'payments' | 'accounts' | 'outbox'>;
}
