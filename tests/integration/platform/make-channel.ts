import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { categories } from '#workers/platform/storage/schema/catalogue.ts';
import {
  channelCategories,
  channelPlans,
  channelSlots,
  channels,
  scheduleEntries,
} from '#workers/platform/storage/schema/channel.ts';

type NewChannel = Omit<Partial<typeof channels.$inferInsert>, 'accountId' | 'id'>;

/** `[content, from, to]`: hours of the day, or dates. */
type Slot = readonly [contentId: string, from: number, to: number];
type Dated = readonly [contentId: string, from: Date, to: Date];

/** A channel, which is free without plans. */
export async function makeChannel(
  db: DrizzleD1Database,
  accountId: string,
  {
    id,
    categories: inCategories = [],
    plans = [],
    ppvs = [],
    slots = [],
    dated = [],
    ...overrides
  }: NewChannel & {
    id: string;
    categories?: string[];
    plans?: string[];
    ppvs?: string[];
    slots?: readonly Slot[];
    dated?: readonly Dated[];
  },
) {
  await db.insert(channels).values({
    accountId,
    id,
    name: { en: `Channel ${id}` },
    isRestricted: plans.length + ppvs.length > 0,
    ...overrides,
  });
  for (const [position, categoryId] of inCategories.entries()) {
    const category = { accountId, id: categoryId, name: { en: categoryId, es: `${categoryId} (es)` } };
    await db.insert(categories).values(category).onConflictDoNothing();
    await db.insert(channelCategories).values({ accountId, channelId: id, categoryId, position });
  }
  for (const planId of [...plans, ...ppvs]) {
    await db.insert(channelPlans).values({ accountId, channelId: id, planId, isPpv: ppvs.includes(planId) });
  }
  const [first, ...rest] = [
    ...slots.map(([contentId, from, to]) => {
      const times = { startSecond: from * 3600, endSecond: to * 3600 };
      return db.insert(channelSlots).values({ accountId, channelId: id, contentId, ...times });
    }),
    ...dated.map(([contentId, startTime, endTime]) =>
      db.insert(scheduleEntries).values({ accountId, channelId: id, contentId, startTime, endTime }),
    ),
  ];
  // They are inserted in one round trip, as a full day has hundreds.
  if (first) await db.batch([first, ...rest]);
}
