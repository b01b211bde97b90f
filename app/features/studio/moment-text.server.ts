import type { Site } from '#app/features/tenancy/site.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import { formatTime, type Moment } from '#app/lib/time-text.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** Writes moments as the brand writes dates, in the reader's language and zone: "21/11/2026, 20:30". */
export async function momentWriter(
  context: Pick<MarqueeContext, 'language' | 'timeZone'>,
  { dateFormat }: Pick<Site, 'dateFormat'>,
  timeZone: string = context.timeZone,
): Promise<(moment: Moment) => string> {
  const language = await context.language.get();
  return (moment) =>
    `${formatDate(moment, dateFormat, language, { timeZone })}, ${formatTime(moment, language, { timeZone })}`;
}
