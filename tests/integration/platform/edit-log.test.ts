import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { EDIT_LOG_BATCHES, sweep } from '#workers/platform/storage/housekeeping.ts';
import { editCommands } from '#workers/platform/storage/schema/drafts.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of one statement of the sweep, and more. */
const TOO_MANY = 1_300;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;

/** The newest batch of a document, as if it had come so often before. */
const grow = ({ account }: Brand, document: string, times: number) =>
  platform.db.run(sql`
    WITH RECURSIVE earlier(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM earlier WHERE n < ${times})
    INSERT INTO edit_commands (account_id, document_id, revision, command_id, user_id, time, commands, inverses)
    SELECT account_id, document_id, revision - n, 'earlier-' || n, user_id, time, commands, inverses
    FROM edit_commands, earlier WHERE account_id = ${account} AND document_id = ${document}`);

const revisionsOf = async ({ account }: Brand, document: string) => {
  const rows = await platform.db
    .select({ revision: editCommands.revision })
    .from(editCommands)
    .where(and(eq(editCommands.accountId, account), eq(editCommands.documentId, document)))
    .orderBy(asc(editCommands.revision));
  return rows.map(({ revision }) => revision);
};

async function makeChanged(documents: readonly string[]) {
  const brand = await makeEditedBrand(platform);
  const editor = await brand.makeEditor(['edit']);
  for (const document of documents)
    await editor.change(document, { kind: 'set', id: 'hero', way: 'heading', value: 'Changed' });
  return { brand, editor };
}

describe('the log of changes', () => {
  test('has the newest two thousand of each document, and all of others', async () => {
    expect(EDIT_LOG_BATCHES).toBe(2_000);
    const { brand } = await makeChanged([ABOUT, HOME]);
    const { brand: other } = await makeChanged([ABOUT]);
    const newest = (await revisionsOf(brand, ABOUT)).at(-1) ?? Number.NaN;
    await grow(brand, ABOUT, EDIT_LOG_BATCHES + TOO_MANY - 1);
    await grow(brand, HOME, EDIT_LOG_BATCHES - 1);
    await grow(other, ABOUT, 10);
    expect(await revisionsOf(brand, ABOUT)).toHaveLength(EDIT_LOG_BATCHES + TOO_MANY);
    const { edits } = await sweep(platform.db, new Date());
    expect(edits).toBeGreaterThanOrEqual(TOO_MANY);
    const left = await revisionsOf(brand, ABOUT);
    expect(left).toHaveLength(EDIT_LOG_BATCHES);
    expect([left[0], left.at(-1)]).toEqual([newest - EDIT_LOG_BATCHES + 1, newest]);
    expect(await revisionsOf(brand, HOME)).toHaveLength(EDIT_LOG_BATCHES);
    expect(await revisionsOf(other, ABOUT)).toHaveLength(11);
    expect((await sweep(platform.db, new Date())).edits).toBe(0);
  });

  test('of a document that stays as it is goes after thirty days', async () => {
    const { brand, editor } = await makeChanged([ABOUT]);
    const { revision } = await editor.read(ABOUT);
    const age = (days: number) =>
      platform.db
        .update(editCommands)
        .set({ time: new Date(Date.now() - days * DAY_MS) })
        .where(eq(editCommands.accountId, brand.account));
    await age(29);
    await sweep(platform.db, new Date());
    expect(await revisionsOf(brand, ABOUT)).toHaveLength(1);
    await age(30);
    await sweep(platform.db, new Date());
    expect(await revisionsOf(brand, ABOUT)).toEqual([]);
    // The draft itself stays.
    expect((await editor.read(ABOUT)).revision).toBe(revision);
  });
});
