import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import { formatTime } from '#app/lib/time-text.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** A moment in the viewer's language and zone, by the brand's order of day, month and year. */
export interface BillingDate {
  iso: string;
  day: string;
  /** To the minute: what ends then ends in its very first second. */
  minute: string;
}

/** How a page writes moments. */
export interface BillingDates {
  now: Date;
  timeZone: string;
  write(moment: string): BillingDate;
}

export async function billingDates(context: MarqueeContext): Promise<BillingDates> {
  const { now, timeZone } = context;
  const [{ dateFormat }, language, t] = await Promise.all([
    requireSite(context),
    context.language.get(),
    translator(context, 'billing'),
  ]);
  const write = (moment: string) => {
    const day = formatDate(moment, dateFormat, language, { timeZone });
    const time = formatTime(moment, language, { timeZone });
    return { iso: moment, day, minute: t('date_and_time', { date: day, time }) };
  };
  return { now, timeZone, write };
}
