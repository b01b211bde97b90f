import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { MAX_PROFILES } from '#app/contract/profile.ts';
import type { AccountScope } from './account-scope.ts';
import { playerEvents, resumePositions } from './schema/analytics.ts';
import { contentRatings } from './schema/catalogue.ts';
import { favourites, watchlist } from './schema/community.ts';
import { profiles, sessions, users } from './schema/user.ts';

export type ProfileRow = typeof profiles.$inferSelect;
export type NewProfile = Omit<typeof profiles.$inferInsert, 'accountId'>;
/** What is changed of a profile: what it is and whose stays. */
export type ProfileChange = Pick<
  ProfileRow,
  'name' | 'picture' | 'language' | 'maxAge' | 'isLocked' | 'pinAge'
>;

/** The people of one account. Every query is one user's. */
export function profileStore(scope: AccountScope) {
  const isOf = (userId: string, id: string) => and(eq(profiles.userId, userId), eq(profiles.id, id));

  return {
    /** The user's own first, if it has a row. */
    ofUser: (userId: string) =>
      scope
        .find(profiles, eq(profiles.userId, userId))
        .orderBy(sql`${profiles.id} <> ${profiles.userId}`, asc(profiles.createdDate), asc(profiles.id)),

    /** False where there are as many as there may be. */
    async add(profile: Required<NewProfile>): Promise<boolean> {
      const others = scope.count(
        profiles,
        eq(profiles.userId, profile.userId),
        ne(profiles.id, profile.userId),
      );
      const hasRoom = sql`(${others.asSubquery()}) < ${MAX_PROFILES - 1}`;
      const { meta } = await scope.insertIf(profiles, hasRoom, profile).run();
      return meta.changes === 1;
    },

    /** The user's own, which has a row from its first change on. */
    putOwn: (profile: Required<NewProfile>, change: ProfileChange) =>
      scope
        .insert(profiles, profile)
        .onConflictDoUpdate({ target: [profiles.accountId, profiles.id], set: change })
        .run(),

    async change(userId: string, id: string, change: ProfileChange): Promise<boolean> {
      const { meta } = await scope.update(profiles, change, isOf(userId, id)).run();
      return meta.changes === 1;
    },

    /** With all that was kept under its id; where it is in use, its sessions end. */
    remove: (userId: string, id: string) =>
      scope.write([
        ...[watchlist, favourites, resumePositions].map((table) => {
          return scope.remove(table, eq(table.userId, id), isOfUser(scope, userId, id));
        }),
        scope.update(
          playerEvents,
          { userId: null },
          eq(playerEvents.userId, id),
          isOfUser(scope, userId, id),
        ),
        scope.remove(sessions, eq(sessions.userId, userId), eq(sessions.profileId, id)),
        scope.remove(profiles, isOf(userId, id)),
      ] as unknown as Parameters<AccountScope['write']>[0]),

    /** The ages that the account's titles are rated by, and what they are called. */
    ageLimits: () =>
      scope
        .pick(
          contentRatings,
          { age: sql<number>`min_age`, name: contentRatings.name },
          isNotNull(contentRatings.minAge),
        )
        .orderBy(asc(contentRatings.minAge), asc(contentRatings.name)),

    setPin: (userId: string, pinHash: string) => scope.update(users, { pinHash }, eq(users.id, userId)).run(),
  };
}

/** Nothing of anybody else's goes, whatever id is named. */
function isOfUser(scope: AccountScope, userId: string, id: string): SQL {
  const own = scope.pick(profiles, { id: profiles.id }, eq(profiles.userId, userId), eq(profiles.id, id));
  return sql`EXISTS ${own.asSubquery()}`;
}
