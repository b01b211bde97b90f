import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ComparedDocument } from '#app/contract/compared.ts';
import type { Checkpointed, Snapshot } from '#app/contract/snapshots.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await sharedPlatform();
});

const heading = (value: string, id = 'hero') => ({ kind: 'set' as const, id, way: 'heading', value });
type Editor = Awaited<ReturnType<Awaited<ReturnType<typeof makeEditedBrand>>['makeEditor']>>;

const compared = async (editor: Editor, from?: string, to?: string) =>
  (await editor.call('comparedStates', { query: { ...(from && { from }), ...(to && { to }) } })).body
    .data as unknown as ComparedDocument[];
/** The headings of the first block on both sides. */
const headings = (documents: readonly ComparedDocument[]) =>
  documents.map(({ document, before, after }) => [
    document,
    before?.blocks[0]?.data.heading,
    after?.blocks[0]?.data.heading,
  ]);

test('drafts, what viewers see and any two versions are compared with both sides', async () => {
  const brand = await makeEditedBrand(platform);
  const editor = await brand.makeEditor();
  expect(await compared(editor)).toEqual([]);
  await editor.change(ABOUT, heading('First'));
  expect(headings(await compared(editor))).toEqual([[ABOUT, 'Welcome', 'First']]);
  const first = (await editor.published()).snapshot ?? '';
  await editor.change(HOME, heading('At home'));
  await editor.change(ABOUT, heading('Second'));
  const second = (await editor.published()).snapshot ?? '';
  await editor.change(ABOUT, heading('Third'));

  expect(headings(await compared(editor, first, second)).sort()).toEqual([
    [HOME, 'Welcome', 'At home'],
    [ABOUT, 'First', 'Second'],
  ]);
  expect(headings(await compared(editor, second, first))).toContainEqual([ABOUT, 'Second', 'First']);
  const versions = (await editor.call('snapshots')).body.data as unknown as Snapshot[];
  const oldest = versions.at(-1)?._id ?? '';
  expect(headings(await compared(editor, oldest, 'draft'))).toContainEqual([ABOUT, 'Welcome', 'Third']);
  expect(headings(await compared(editor, second, 'published'))).toEqual([]);
  expect(headings(await compared(editor, 'published', 'draft'))).toEqual([[ABOUT, 'Second', 'Third']]);
  expect(await compared(editor, first, first)).toEqual([]);
});

test('a page that is new differs in nothing from a version that was made of it just now', async () => {
  const editor = await (await makeEditedBrand(platform)).makeEditor();
  const field = (name: string, value: string) => ({ kind: 'field' as const, name, value });
  const commands = [field('type', 'CUSTOM'), field('page_url', 'camp'), field('title', 'Camp')];
  await editor.send('page:new', commands, { revision: 0 });
  const made = await editor.call('makeCheckpoint', { body: { command_id: randomUUID() } });
  const { snapshot } = made.body.data as unknown as Checkpointed;
  expect(await compared(editor, snapshot, 'draft')).toEqual([]);
  await editor.change('page:new', field('title', 'Summer camp'));
  const [changed] = await compared(editor, snapshot, 'draft');
  const [before, after] = [{ $t: { en: 'Camp' } }, { $t: { en: 'Summer camp' } }];
  expect(changed).toMatchObject({
    before: { fields: { title: before } },
    after: { fields: { title: after } },
  });
});

test('are the brand’s own, and of the site for its owner alone', async () => {
  const brand = await makeEditedBrand(platform);
  const editor = await brand.makeEditor();
  const owner = await brand.makeEditor(['edit', 'publish', 'own']);
  await owner.change('site', { kind: 'field', name: 'c5', value: '#ffffff' });
  await editor.change(ABOUT, heading('Mine'));
  const { snapshot: from = '' } = await editor.published({ documents: [ABOUT] });
  expect((await compared(owner)).map(({ document }) => document)).toEqual(['site']);
  expect(await compared(editor)).toEqual([]);

  const other = await (await makeEditedBrand(platform)).makeEditor();
  expect((await other.call('comparedStates', { query: { from } })).status).toBe(404);
  expect((await editor.call('comparedStates', { query: { from: 'nothing' } })).status).toBe(404);
});
