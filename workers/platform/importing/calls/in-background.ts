import { sleep } from '#app/lib/sleep.ts';
import type { CallContext } from '#workers/platform/call-context.ts';

/** A page has less time than a long import takes: after this the response goes out, and the work goes on. */
const ANSWER_MS = 1_500;

/** Does the work now where it is short, and else the rest of it after the response. */
export async function inBackground(
  { waitUntil }: Pick<CallContext, 'waitUntil'>,
  work: () => Promise<unknown>,
): Promise<void> {
  const working = work();
  waitUntil(() => working);
  await Promise.race([working, sleep(ANSWER_MS)]);
}
