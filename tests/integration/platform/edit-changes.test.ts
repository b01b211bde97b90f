import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DocumentChanges } from '#app/contract/publishing.ts';
import type { Snapshot } from '#app/contract/snapshots.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Editor = Awaited<ReturnType<Awaited<ReturnType<typeof makeEditedBrand>>['makeEditor']>>;

const heading = (value: string) => ({ kind: 'set' as const, id: 'hero', way: 'heading', value });
const changesOf = async (editor: Editor) =>
  (await editor.call('editChanges')).body.data as unknown as DocumentChanges[];
const ofVersion = async (editor: Editor, id: string | undefined, to: string) =>
  (await editor.call('snapshotChanges', { params: { id }, query: { to } })).body
    .data as unknown as DocumentChanges[];
const versionsOf = async (editor: Editor) =>
  (await editor.call('snapshots')).body.data as unknown as Snapshot[];

describe('the changes of drafts', () => {
  test('are by document and block, against what viewers see', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    expect(await changesOf(editor)).toEqual([]);
    await editor.change(ABOUT, heading('Hello'), { kind: 'remove', id: 'cards' });
    const fields = { type: 'CUSTOM', page_url: 'new' };
    const commands = Object.entries(fields).map(([name, value]) => ({ kind: 'field' as const, name, value }));
    expect((await editor.send('page:new', commands, { revision: 0 })).status).toBe(200);
    const { revision } = await editor.read(ABOUT);
    expect(await changesOf(editor)).toEqual([
      {
        ...{ document: ABOUT, kind: 'page', type: 'CUSTOM', page_url: 'about', title: 'About' },
        ...{ revision, is_new: false, fields: [] },
        blocks: [
          {
            id: 'hero',
            component_key: 'defaultBanner',
            position: 1,
            changes: ['changed'],
            names: ['heading'],
          },
          { id: 'cards', component_key: 'rowingHeroSection', position: 2, changes: ['removed'], names: [] },
        ],
      },
      expect.objectContaining({
        document: 'page:new',
        is_new: true,
        blocks: [],
        fields: ['type', 'page_url'],
      }),
    ]);
    await editor.change(ABOUT, heading('Welcome'));
    expect((await changesOf(editor))[0]?.blocks.map(({ id }) => id)).toEqual(['cards']);
  });

  test('are of the brand alone', async () => {
    const [brand, other] = [await makeEditedBrand(platform), await makeEditedBrand(platform)];
    const editor = await brand.makeEditor(['edit']);
    await editor.change(ABOUT, heading('Hello'));
    expect(await changesOf(await other.makeEditor())).toEqual([]);
  });
});

describe('what a version would change', () => {
  test('is compared with the draft, or with what viewers see', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('One'));
    await editor.published();
    await editor.change(ABOUT, heading('Two'));
    await editor.change(HOME, heading('Two'));
    await editor.published();
    await editor.change(ABOUT, heading('One'));
    const versions = await versionsOf(editor);
    const first = versions.find(({ kind, documents }) => kind === 'publish' && documents.length === 1);
    const idsOf = async (to: string) =>
      (await ofVersion(editor, first?._id, to)).map(({ document }) => document);
    expect(await idsOf('published')).toEqual([HOME, ABOUT]);
    expect(await idsOf('draft')).toEqual([HOME]);
    const params = { id: first?._id };
    const body = { command_id: randomUUID(), publish: true };
    expect((await editor.call('restoreSnapshot', { params, body })).status).toBe(200);
    expect(await idsOf('published')).toEqual([]);
  });

  test('is not there for others', async () => {
    const [brand, other] = [await makeEditedBrand(platform), await makeEditedBrand(platform)];
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('One'));
    const { snapshot = '' } = await editor.published();
    const params = { id: snapshot };
    expect((await (await other.makeEditor()).call('snapshotChanges', { params })).status).toBe(404);
  });
});
