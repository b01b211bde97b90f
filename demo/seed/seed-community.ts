import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { playerPlays } from '#workers/platform/storage/schema/analytics.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { comments, reviews } from '#workers/platform/storage/schema/community.ts';
import { artists } from '#workers/platform/storage/schema/people.ts';
import { type DemoSite, valuesOf } from './brands.ts';
import { commentRows } from './comment-rows.ts';
import { playRows } from './play-rows.ts';
import { reviewRows } from './review-rows.ts';

type Statement = BatchItem<'sqlite'>;

/** What viewers have done: reviews, comments and plays, unless they are there, and how often each title was watched. */
export async function seedCommunity(scope: AccountScope, site: DemoSite, now: Date): Promise<void> {
  const people = site.community.views;
  const writes: Statement[] = [
    ...scope.insertRows(reviews, reviewRows(site, now), 'ignore'),
    ...scope.insertRows(comments, commentRows(site, now), 'ignore'),
    ...scope.insertRows(playerPlays, playRows(site, now), 'ignore'),
    scope.update(contents, { viewsCount: fromJson(viewsOf(site), sql`content_id`) }) as unknown as Statement,
    scope.update(artists, { viewsCount: fromJson(people, sql`id`) }) as unknown as Statement,
  ];
  const [first, ...rest] = writes;
  if (first) await scope.write([first, ...rest]);
}

const fromJson = (numbers: Readonly<Record<string, number>>, key: ReturnType<typeof sql>) =>
  sql`coalesce((SELECT n.value FROM json_each(${JSON.stringify(numbers)}) n WHERE n.key = ${key}), 0)`;

/** Popularity has an order of its own: neither the dates' nor the alphabet's. */
function viewsOf(site: DemoSite): Record<string, number> {
  const titles = [...valuesOf(site, 'title'), ...valuesOf(site, 'playlist')];
  const newestFirst = titles.sort((a, b) => ((a.created_date ?? '') < (b.created_date ?? '') ? 1 : -1));
  return Object.fromEntries(newestFirst.map(({ id }, index) => [id, 400 + ((index * 7919) % 9000)]));
}
