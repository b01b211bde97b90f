import type { CallContext } from '#workers/platform/call-context.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { toPlan } from './to-payment.ts';
import { canBeginTrials } from './trials/trial-offer.ts';

export async function plans(context: CallContext<'plans'>): Promise<HandlerResult> {
  const { store, localise } = context;
  const rows = await store.plans.active();
  const hasTrials = rows.some(({ trialDays }) => trialDays > 0) && (await canBeginTrials(context));
  return {
    data: rows.map((row) => toPlan(row, localise, { trialDays: hasTrials ? row.trialDays : 0 })),
  };
}
