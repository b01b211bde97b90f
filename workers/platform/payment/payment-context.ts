import type { CallContext } from '#workers/platform/call-context.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';

/** What work on a payment needs, in a viewer's call as well as in a scheduled job. */
export interface PaymentContext {
  store: CallContext['store'];
  now: Date;
  dependencies: Pick<Dependencies, 'payments' | 'accounts' | 'outbox'>;
}
