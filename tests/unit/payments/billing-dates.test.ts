import { describe, expect, it } from 'vitest';
import { billingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

function contextOf(language: string, timeZone: string) {
  // What is used here of the load context.
  return {
    now: new Date('2026-11-21T12:00:00Z'),
    timeZone,
    language: { get: async () => language },
    loadSite: async () => ({ isActive: true, dateFormat: 'DDMMYYYY' }),
    services: { assets: { locale: async () => null } },
  } as unknown as MarqueeContext;
}

describe('billingDates', () => {
  it.each([
    ['en', 'UTC', '31/03/2026', '31/03/2026, 11:30 PM'],
    ['en', 'Asia/Kolkata', '01/04/2026', '01/04/2026, 5:00 AM'],
    ['fr', 'America/Los_Angeles', '31/03/2026', '31/03/2026, 16:30'],
    ['ar', 'UTC', '٣١/٠٣/٢٠٢٦', '٣١/٠٣/٢٠٢٦، ١١:٣٠ م'],
  ])('in %s and %s the end of March is %s and %s', async (language, timeZone, day, minute) => {
    const { write } = await billingDates(contextOf(language, timeZone));
    const date = write('2026-03-31T23:30:00Z');
    expect(date.day).toBe(day);
    expect(date.minute.replace(/\s/g, ' ')).toBe(minute);
  });
});
