import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { Clock } from './use-date-formats.ts';

/** How this page writes moments, until scripts know the viewer's own zone. */
export async function clockOf(context: MarqueeContext): Promise<Clock> {
  const { dateFormat } = await requireSite(context);
  return { now: context.now.toISOString(), timeZone: context.timeZone, dateFormat };
}
