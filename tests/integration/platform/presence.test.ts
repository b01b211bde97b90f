import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Presence } from '#app/contract/presence.ts';
import { editorPresence } from '#workers/platform/storage/schema/drafts.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Calls = ReturnType<Awaited<ReturnType<typeof makeEditedBrand>>['callsOf']>;

async function meet(calls: Pick<Calls, 'call'>, body: object = {}, document = ABOUT) {
  const answer = await calls.call('editPresence', { params: { document }, body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return answer.body.data as unknown as Presence;
}

describe('who edits a document', () => {
  test('is shown to each other with the block in hand, at this document alone', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, other] = [await brand.makeEditor(), await brand.makeEditor()];
    expect((await meet(one, { block: 'hero' })).editors).toEqual([]);
    expect((await meet(other)).editors).toMatchObject([{ block: 'hero' }]);
    expect((await meet(one, { block: 'cards' })).editors).toMatchObject([{ block: null }]);
    expect((await meet(other)).editors).toMatchObject([{ block: 'cards' }]);
    expect((await meet(other, {}, HOME)).editors).toEqual([]);
  });

  test('is in the list of documents, at those that they have open', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, other] = [await brand.makeEditor(), await brand.makeEditor()];
    await meet(one, { block: 'hero' });
    await meet(other, {}, HOME);
    const listed = async ({ list }: typeof one) =>
      (await list()).flatMap(({ id, editors = [] }) => editors.map(({ _id }) => [id, _id]));
    // Not oneself.
    expect(await listed(other)).toEqual([[ABOUT, one.userId]]);
    expect(await listed(one)).toEqual([[HOME, other.userId]]);
    await meet(one, { leaves: true });
    expect(await listed(other)).toEqual([]);
  });

  test('learns of a change by its revision', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, other] = [await brand.makeEditor(), await brand.makeEditor()];
    expect((await meet(one)).revision).toBe(0);
    await other.change(ABOUT, { kind: 'set', id: 'hero', way: 'heading', value: 'Hello' });
    expect((await meet(one)).revision).toBe(1);
  });

  test('is gone on leaving, and a minute after the last call', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, other] = [await brand.makeEditor(), await brand.makeEditor()];
    await meet(one);
    expect((await meet(other)).editors).toHaveLength(1);
    await meet(one, { leaves: true });
    expect((await meet(other)).editors).toEqual([]);
    await meet(one);
    const seenTime = new Date(Date.now() - 70_000);
    await platform.db
      .update(editorPresence)
      .set({ seenTime })
      .where(eq(editorPresence.accountId, brand.account));
    expect((await meet(other)).editors).toEqual([]);
  });

  test('is nobody of another brand, and at no document that there is not', async () => {
    const [brand, other] = [await makeEditedBrand(platform), await makeEditedBrand(platform)];
    const [editor, stranger] = [await brand.makeEditor(), await other.makeEditor()];
    await meet(editor);
    expect((await meet(stranger)).editors).toEqual([]);
    const none = await editor.call('editPresence', { params: { document: 'page:none' }, body: {} });
    expect(none.status).toBe(404);
  });
});
