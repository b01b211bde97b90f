import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Snapshot } from '#app/contract/snapshots.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { expectConsoleError } from '#tests/support/console-errors.ts';
import { tenants } from '#workers/platform/storage/schema/registry.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;
type Editor = Awaited<ReturnType<Brand['makeEditor']>>;

/** Each row that publishing a document of every kind writes, by what is done to it. */
const WRITES = [
  ['UPDATE', 'entity_writes'],
  ['UPDATE', 'accounts'],
  ['UPDATE', 'templates'],
  ['UPDATE', 'cms_pages'],
  ['UPDATE', 'static_pages'],
  ['UPDATE', 'forms'],
  ['INSERT', 'entity_digests'],
  ['UPDATE', 'entity_digests'],
  ['INSERT', 'audit_events'],
  ['INSERT', 'snapshots'],
  ['INSERT', 'snapshot_bodies'],
  ['UPDATE', 'drafts'],
  ['UPDATE', 'tenants'],
] as const;

const HOUR_MS = 3_600_000;
let platform: TestPlatform;

// Triggers stop whatever writes: a database of this file's own.
beforeAll(async () => {
  platform = await startPlatform();
});

const field = (name: string, value: string | boolean, language?: string): Command => ({
  ...{ kind: 'field', name, value },
  ...(language && { language }),
});
const CHANGES: Readonly<Record<string, Command>> = {
  [HOME]: { kind: 'set', id: 'hero', way: 'heading', value: 'Hello' },
  [ABOUT]: { kind: 'set', id: 'hero', way: 'heading', value: 'Hello' },
  'info:ABOUT_US': field('content', '<p>Hello</p>', 'en'),
  'form:contact': field('heading', 'Hello', 'en'),
  site: field('is_home_built', true),
};
const DOCUMENTS = Object.keys(CHANGES).sort();

/** A brand with a site, and drafts of every kind. */
async function openBrand() {
  const brand = await makeEditedBrand(platform);
  await brand.entities.change([
    brand.put('info-page', 'ABOUT_US', { title: { en: 'About us' }, content: { en: '<p>We</p>' } }),
  ]);
  const slug = brand.account.replaceAll('_', '-');
  const record = {
    ...{ slug, account_id: brand.account, hostnames: [`${slug}.localhost`] },
    ...{ asset_host: 'assets.localhost', config_version: 1 },
  };
  await platform.db.insert(tenants).values({
    ...{ slug, accountId: brand.account, record, changeId: slug, projectedId: slug },
    ...{ createdDate: new Date(), modifiedDate: new Date() },
  });
  const editor = await brand.makeEditor(['edit', 'publish', 'own']);
  for (const [document, command] of Object.entries(CHANGES)) await editor.change(document, command);
  return { brand, editor };
}

/** All that guests get of what can be published, and the version of it that caches go by. */
async function seenByGuests({ account }: Brand) {
  const names = [
    ...(['accountDetail', 'templateV2'] as const),
    ...(['customPages', 'staticPages', 'forms'] as const),
  ];
  const results = await Promise.all(names.map((name) => platform.call(name, { account })));
  const [row] = await platform.db.select().from(tenants).where(eq(tenants.accountId, account));
  return {
    site_version: row?.record.site_version,
    ...Object.fromEntries(names.map((name, index) => [name, results[index]?.body.data])),
  };
}

/** What editors see of it: drafts that are changed, and how often something was published. */
async function seenByEditors(editor: Editor) {
  const changed = (await editor.list()).filter(({ is_changed }) => is_changed).map(({ id }) => id);
  const versions = (await editor.call('snapshots')).body.data as unknown as Snapshot[];
  const published = versions.filter(({ kind }) => kind === 'publish' || kind === 'scheduled');
  return { changed: changed.sort(), published: published.length };
}

/** Lets nothing do this to rows of the brand, while `attempt` runs. */
async function stopped<T>(write: string, table: string, { account }: Brand, attempt: () => Promise<T>) {
  const name = `stop_${randomUUID().replaceAll('-', '')}`;
  await platform.db.run(
    sql.raw(
      `CREATE TRIGGER ${name} BEFORE ${write} ON ${table} WHEN NEW.account_id = '${account}' BEGIN SELECT RAISE(ABORT, 'stopped'); END`,
    ),
  );
  try {
    return await attempt();
  } finally {
    await platform.db.run(sql.raw(`DROP TRIGGER ${name}`));
  }
}

/** What is done to rows of the brand while `attempt` runs, by table. */
async function writesOf({ account }: Brand, attempt: () => Promise<unknown>): Promise<string[]> {
  const run = (statement: string) => platform.db.run(sql.raw(statement));
  const tables = await platform.db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE TABLE%account_id%'`,
  );
  await run('CREATE TABLE seen_writes (seen text)');
  const triggers: string[] = [];
  for (const { name } of tables)
    for (const write of ['INSERT', 'UPDATE', 'DELETE']) {
      const trigger = `see_${write}_${name}`;
      triggers.push(trigger);
      await run(
        `CREATE TRIGGER ${trigger} AFTER ${write} ON ${name} WHEN ${write === 'DELETE' ? 'OLD' : 'NEW'}.account_id = '${account}'
         BEGIN INSERT INTO seen_writes VALUES ('${write} ${name}'); END`,
      );
    }
  try {
    await attempt();
    const rows = await platform.db.all<{ seen: string }>(sql`SELECT DISTINCT seen FROM seen_writes`);
    return rows.map(({ seen }) => seen).sort();
  } finally {
    for (const trigger of triggers) await run(`DROP TRIGGER ${trigger}`);
    await run('DROP TABLE seen_writes');
  }
}

describe('publishing that is stopped', () => {
  test('is stopped below at everything that it writes', async () => {
    const { brand, editor } = await openBrand();
    const before = await seenByGuests(brand);
    const writes = await writesOf(brand, async () => {
      expect((await editor.published()).documents.sort()).toEqual(DOCUMENTS);
    });
    expect(writes).toEqual(WRITES.map((write) => write.join(' ')).sort());
    const after = await seenByGuests(brand);
    for (const [name, answer] of Object.entries(after))
      expect([name, answer]).not.toEqual([name, before[name as keyof typeof before]]);
  });

  test.each(WRITES)('at an %s of %s is all of the old site, and can be done again', async (write, table) => {
    expectConsoleError(/stopped/);
    const { brand, editor } = await openBrand();
    const before = await seenByGuests(brand);
    const command_id = randomUUID();
    const { status } = await stopped(write, table, brand, () => editor.publish({ command_id }));
    expect(status).toBe(500);
    expect(await seenByGuests(brand)).toEqual(before);
    expect(await seenByEditors(editor)).toEqual({ changed: DOCUMENTS, published: 0 });

    expect((await editor.published({ command_id })).documents.sort()).toEqual(DOCUMENTS);
    expect(await seenByGuests(brand)).not.toEqual(before);
    expect(await seenByEditors(editor)).toEqual({ changed: [], published: 1 });
  });

  test('on schedule, where it cannot be marked as done, is all of the old site, and is retried by a following cron run', async () => {
    expectConsoleError(/stopped/);
    const { brand, editor } = await openBrand();
    const before = await seenByGuests(brand);
    await editor.published({ at: new Date(Date.now() + HOUR_MS).toISOString() });
    const controlled = controlledPlatform(platform, Date.now() + 1.1 * HOUR_MS);
    await stopped('UPDATE', 'scheduled_publishes', brand, () => controlled.publish());
    expect(await seenByGuests(brand)).toEqual(before);
    controlled.clock.ms += 10 * 60_000;
    await controlled.publish();
    expect(await seenByGuests(brand)).not.toEqual(before);
    expect(await seenByEditors(editor)).toEqual({ changed: [], published: 1 });
  });
});
