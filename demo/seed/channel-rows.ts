import {
  type channelCategories,
  type channelPlans,
  type channelSlots,
  type channels,
  MAX_PROGRAMME_MS,
  type scheduleEntries,
} from '#workers/platform/storage/schema/channel.ts';
import { pictureKeys } from './content-rows.ts';
import type { Scores } from './review-rows.ts';
import type { Brand, Channel, Special } from './types.ts';

type Row<T extends { $inferInsert: unknown }> = Omit<T['$inferInsert'], 'accountId'>;
type Dated = Pick<Row<typeof scheduleEntries>, 'startTime' | 'endTime'>;

const MINUTE_MS = 60_000;
const HOUR_SECONDS = 3_600;
const DAY_MS = 86_400_000;
/** What comes back every week did so last week, and will for half a year. */
const WEEKS = { from: -1, to: 26 };

export function channelRows(brand: Brand, scores: Scores): Row<typeof channels>[] {
  return brand.channels.map((channel, position) => ({
    id: channel.id,
    name: channel.name,
    title: channel.title,
    description: channel.description,
    isRestricted: channel.entry === 'plan',
    logo: pictureKeys.channelLogo(channel.id),
    banner: pictureKeys.poster('channels', channel),
    thumbnail: pictureKeys.thumbnail('channels', channel),
    averageRating: scores.get(`channel/${channel.id}`)?.average ?? 0,
    reviewCount: scores.get(`channel/${channel.id}`)?.count ?? 0,
    position,
  }));
}

export function channelCategoryRows(brand: Brand): Row<typeof channelCategories>[] {
  return brand.channels.flatMap(({ id, categories }) =>
    categories.map((categoryId, position) => ({ channelId: id, categoryId, position })),
  );
}

export function channelPlanRows(brand: Brand): Row<typeof channelPlans>[] {
  const subscriptions = brand.plans.filter((plan) => !plan.isPpv);
  return brand.channels
    .filter((channel) => channel.entry === 'plan')
    .flatMap((channel) => subscriptions.map((plan) => ({ channelId: channel.id, planId: plan.id })));
}

/** The day's programmes laid end to end and repeated until the channel signs off. */
export function slotRows(brand: Brand): Row<typeof channelSlots>[] {
  return brand.channels.flatMap(slotsOf);
}

function slotsOf({ id, day, hours = { from: 0, to: 24 } }: Channel): Row<typeof channelSlots>[] {
  const slots: Row<typeof channelSlots>[] = [];
  const close = hours.to * HOUR_SECONDS;
  for (let start = hours.from * HOUR_SECONDS, i = 0; start < close; i++) {
    const programme = day[i % day.length];
    if (!programme) break;
    const end = Math.min(close, start + programme.minutes * 60);
    slots.push({ channelId: id, startSecond: start, endSecond: end, contentId: programme.content });
    start = end;
  }
  return slots;
}

export function datedRows(brand: Brand, now: Date): Row<typeof scheduleEntries>[] {
  return brand.channels.flatMap(({ id, specials = [] }) =>
    specials.flatMap((special) =>
      timesOf(brand, special, now).map((times) => ({ channelId: id, contentId: special.content, ...times })),
    ),
  );
}

function timesOf(brand: Brand, special: Special, now: Date): Dated[] {
  if (special.when === 'on-air') {
    const onAir = brand.titles.find(({ id }) => id === special.content)?.onAir;
    return onAir ? [spanOf(now.getTime() + onAir.starts * MINUTE_MS, onAir.ends - onAir.starts)] : [];
  }
  const todayMs = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const daysUntil = (special.weekday - now.getUTCDay() + 7) % 7;
  const [hours = 0, minutes = 0] = special.at.split(':').map(Number);
  const atMs = (hours * 60 + minutes) * MINUTE_MS;
  return Array.from({ length: WEEKS.to - WEEKS.from }, (_, week) => {
    const dayMs = todayMs + (daysUntil + (WEEKS.from + week) * 7) * DAY_MS;
    return spanOf(dayMs + atMs, special.minutes);
  });
}

function spanOf(startMs: number, minutes: number): Dated {
  if (minutes * MINUTE_MS > MAX_PROGRAMME_MS) throw new Error('A programme lasts a day at most.');
  return { startTime: new Date(startMs), endTime: new Date(startMs + minutes * MINUTE_MS) };
}
