import { eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AccountScope } from './account-scope.ts';
import { PERSONAL_DATA } from './personal-tables.ts';
import { playerEvents } from './schema/analytics.ts';
import { profiles, users } from './schema/user.ts';

/** Rows at a time: memory holds no more of them, however much a viewer has written. */
const PAGE_SIZE = 500;

export interface DataSection {
  name: string;
  pages(): AsyncGenerator<Record<string, unknown>[]>;
}

/** All that is kept of one viewer, for the viewer. */
export function ownDataStore(scope: AccountScope) {
  async function profile(userId: string) {
    const [row] = await scope.pick(
      users,
      {
        name: users.name,
        email_id: users.emailId,
        phone: users.phone,
        referral_code: users.referralCode,
        is_email_verified: users.isEmailVerified,
        created_date: users.createdDate,
      },
      eq(users.id, userId),
    );
    return row ?? null;
  }

  return {
    profile,
    sections: (userId: string): DataSection[] => [
      ...PERSONAL_DATA.flatMap((data) => section(scope, data, userId)),
      plays(scope, userId),
    ],
  };
}

function section(scope: AccountScope, data: (typeof PERSONAL_DATA)[number], userId: string): DataSection[] {
  const { table, section: shown } = data;
  if (!shown) return [];
  const isOf = isOfUserOrProfile(scope, userId);
  const rowId = sql<number>`${sql.identifier(getTableName(table))}.rowid`;
  async function* pages() {
    for (let after = 0; ; ) {
      const rows = await scope
        .pick(
          table,
          { ...shown?.columns, row_id: rowId.as('row_id') },
          isOf(table.userId),
          sql`${rowId} > ${after}`,
        )
        .orderBy(rowId)
        .page({ limit: PAGE_SIZE });
      yield rows.map(({ row_id: _, ...row }) => row);
      if (rows.length < PAGE_SIZE) return;
      after = Number(rows.at(-1)?.row_id);
    }
  }
  return [{ name: shown.name, pages }];
}

/** History and lists are kept under the ids of the account's profiles. */
export function isOfUserOrProfile(scope: AccountScope, userId: string): (column: SQLiteColumn) => SQL {
  const ids = scope.pick(profiles, { id: profiles.id }, eq(profiles.userId, userId));
  return (column) => sql`(${eq(column, userId)} OR ${inArray(column, ids.asSubquery())})`;
}

/** What was watched, a line a title: as far back as single events are kept. */
function plays(scope: AccountScope, userId: string): DataSection {
  const isOf = isOfUserOrProfile(scope, userId);
  async function* pages() {
    for (let offset = 0; ; offset += PAGE_SIZE) {
      const rows = await scope
        .pick(
          playerEvents,
          {
            content_id: playerEvents.contentId,
            plays: sql<number>`count(DISTINCT ${playerEvents.trackingId})`.as('plays'),
            first_time: sql`min(${playerEvents.time})`.mapWith(playerEvents.time).as('first_time'),
            last_time: sql`max(${playerEvents.time})`.mapWith(playerEvents.time).as('last_time'),
          },
          isOf(playerEvents.userId),
        )
        .groupBy(playerEvents.contentId)
        .orderBy(playerEvents.contentId)
        .page({ limit: PAGE_SIZE, offset });
      yield rows;
      if (rows.length < PAGE_SIZE) return;
    }
  }
  return { name: 'plays', pages };
}
