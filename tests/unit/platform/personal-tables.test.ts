import { getTableColumns, getTableName, isTable } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#workers/platform/storage/personal-tables.ts';
import * as account from '#workers/platform/storage/schema/account.ts';
import * as analytics from '#workers/platform/storage/schema/analytics.ts';
import * as catalogue from '#workers/platform/storage/schema/catalogue.ts';
import * as channel from '#workers/platform/storage/schema/channel.ts';
import * as community from '#workers/platform/storage/schema/community.ts';
import * as drafts from '#workers/platform/storage/schema/drafts.ts';
import * as mail from '#workers/platform/storage/schema/mail.ts';
import * as media from '#workers/platform/storage/schema/media.ts';
import * as payment from '#workers/platform/storage/schema/payment.ts';
import * as people from '#workers/platform/storage/schema/people.ts';
import * as plan from '#workers/platform/storage/schema/plan.ts';
import * as presentation from '#workers/platform/storage/schema/presentation.ts';
import * as reminder from '#workers/platform/storage/schema/reminder.ts';
import * as user from '#workers/platform/storage/schema/user.ts';

const modules = [
  account,
  analytics,
  catalogue,
  channel,
  community,
  drafts,
  mail,
  media,
  payment,
  people,
  plan,
  presentation,
  reminder,
  user,
];
const tables = modules.flatMap((exports) => Object.values<unknown>(exports).filter(isTable));
const known = PERSONAL_DATA.map(({ table }) => getTableName(table)).sort();

describe('PERSONAL_DATA', () => {
  test("every table with a viewer's id is listed as personal data", () => {
    const naming = tables.filter((table) => 'userId' in getTableColumns(table));
    expect(naming.map(getTableName).sort()).toEqual(known);
  });

  test('no secret column is exported', () => {
    const columns = PERSONAL_DATA.flatMap(({ section }) =>
      Object.values(section?.columns ?? {}).map(({ name }) => name),
    );
    expect(columns.filter((name) => /hash|key|_id_hash|public_id|token|secret/.test(name))).toEqual([]);
  });
});
