import type { CallContext } from '#workers/platform/call-context.ts';
import type { Answer } from '#workers/platform/http/answer.ts';
import { toPlan } from './to-payment.ts';

export async function plans({ store, localise }: CallContext<'plans'>): Promise<Answer> {
  return { data: (await store.plans.active()).map((row) => toPlan(row, localise)) };
}
