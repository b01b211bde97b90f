import type { CallContext } from '#workers/platform/call-context.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { toPlan } from './to-payment.ts';

export async function plans({ store, localise }: CallContext<'plans'>): Promise<HandlerResult> {
  return { data: (await store.plans.active()).map((row) => toPlan(row, localise)) };
}
