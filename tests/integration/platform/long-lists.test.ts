import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '#app/services/fetch-json.server.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const BIO = JSON.stringify({ en: 'A life in words. '.repeat(180) });
const COUNT = 1000;

let platform: TestPlatform;
let account: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  const numbers = sql`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT - 1})`;
  const name = sql`json_object('en', 'Name ' || i)`;
  await platform.db.run(sql`INSERT INTO artists (account_id, id, name, bio, position)
    ${numbers} SELECT ${account}, 'a' || i, ${name}, ${BIO}, i FROM n`);
  await platform.db.run(sql`INSERT INTO venues (account_id, id, name, description, address, position)
    ${numbers} SELECT ${account}, 'v' || i, ${name}, ${BIO}, ${BIO}, i FROM n`);
  await platform.db.run(sql`INSERT INTO contents
    (account_id, content_id, video_type, title, description, created_date, modified_date)
    ${numbers} SELECT ${account}, 'c' || i, 'SPV', ${name}, ${BIO}, 1767225600000 + i, 1767225600000 FROM n`);
});

const sizeOf = (body: object) => new TextEncoder().encode(JSON.stringify(body)).byteLength;
const textsOf = (body: { data: unknown }) =>
  (body.data as { bio?: string; description?: string }[]).map(({ bio, description }) => bio ?? description);

describe('a thousand rows of 3 KB texts', () => {
  test.each(['artists', 'venues'] as const)('of %s fit into a response, with shorter texts', async (call) => {
    const { body } = await platform.call(call, { account, query: { page_size: `${COUNT}` } });
    expect(body.data).toHaveLength(COUNT);
    expect(sizeOf(body)).toBeLessThan(MAX_BODY_BYTES);
    for (const text of textsOf(body)) expect(text).toMatch(/^A life .{200,}\b(?:A|life|in|words\.)…$/);
  });

  test.each(['contentList', 'contentFilter', 'contentFilterV2'] as const)(
    'of %s return as many titles as requested',
    async (call) => {
      const { body } = await platform.call(call, { account, body: { filters: {}, page_size: COUNT } });
      expect(body.data).toHaveLength(COUNT);
      expect(sizeOf(body)).toBeLessThan(MAX_BODY_BYTES);
    },
  );

  test('have their complete texts in short lists and details', async () => {
    const { body } = await platform.call('artists', { account, query: { page_size: '20' } });
    const { body: detail } = await platform.call('artistDetail', { account, params: { id: 'a0' } });
    expect(textsOf(body)[0]).toBe(detail.data.bio);
    expect(detail.data.bio).toHaveLength(180 * 17);
  });
});
