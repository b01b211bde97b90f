import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Checkpointed, Snapshot } from '#app/contract/snapshots.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Editor = Awaited<ReturnType<Awaited<ReturnType<typeof makeEditedBrand>>['makeEditor']>>;

const heading = (value: string) => ({ kind: 'set' as const, id: 'hero', way: 'heading', value });
const headingOf = async (editor: Editor, id: string) => (await editor.read(id)).blocks[0]?.data.heading;
const send = (editor: Editor, body: object = {}) =>
  editor.call('makeCheckpoint', { body: { command_id: randomUUID(), ...body } });
const made = async (editor: Editor, body: object = {}) =>
  (await send(editor, body)).body.data as unknown as Checkpointed;
const versionsOf = async (editor: Editor) =>
  (await editor.call('snapshots')).body.data as unknown as Snapshot[];
const restore = (editor: Editor, id: string | undefined, publish = false) =>
  editor.call('restoreSnapshot', { params: { id }, body: { command_id: randomUUID(), publish } });

describe('a checkpoint', () => {
  test('has the drafts that are changed, and viewers see nothing of it', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor(['edit']);
    expect(await made(editor)).toEqual({ documents: [] });
    await editor.change(ABOUT, heading('Half'));
    const command_id = randomUUID();
    const first = await made(editor, { command_id, name: 'Half way' });
    expect(first.documents).toEqual([ABOUT]);
    expect(await made(editor, { command_id, name: 'Half way' })).toEqual(first);
    expect(await versionsOf(editor)).toMatchObject([
      { _id: first.snapshot, kind: 'checkpoint', name: 'Half way', documents: [ABOUT] },
    ]);
    const page = await brand.seenByGuests();
    expect(page?.components?.[0]).toMatchObject({ data: { heading: 'Welcome' } });
  });

  test('that comes twice at the same time is one', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor(['edit']);
    await editor.change(ABOUT, heading('Half'));
    const body = { command_id: randomUUID(), name: 'Half way' };
    const [one, other] = await Promise.all([made(editor, body), made(editor, body)]);
    expect(one.snapshot).toBeTruthy();
    expect(other).toEqual(one);
    expect(await versionsOf(editor)).toHaveLength(1);
  });

  test('without a name is not made twice of the same drafts, and with one it is', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('Half'));
    const first = await made(editor);
    expect(await made(editor)).toEqual(first);
    const named = await made(editor, { name: 'Half way' });
    expect(named.snapshot).not.toBe(first.snapshot);
    await editor.change(ABOUT, heading('More'));
    expect((await made(editor)).snapshot).not.toBe(named.snapshot);
    expect(await versionsOf(editor)).toHaveLength(3);
  });

  test('becomes the draft again, with the rest as it was published then', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(HOME, heading('Home one'));
    await editor.published();
    await editor.change(ABOUT, heading('Half'));
    const { snapshot } = await made(editor);
    await editor.change(ABOUT, heading('Whole'));
    await editor.change(HOME, heading('Home two'));
    await editor.published();
    expect((await restore(editor, snapshot)).status).toBe(200);
    expect(await headingOf(editor, ABOUT)).toBe('Half');
    expect(await headingOf(editor, HOME)).toBe('Home one');
  });

  test('is no part of what was published after it', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('One'));
    await editor.published();
    await editor.change(ABOUT, heading('Half'));
    await made(editor);
    await editor.change(HOME, heading('Home one'));
    const { snapshot } = await editor.published({ documents: [HOME] });
    await restore(editor, snapshot);
    expect(await headingOf(editor, ABOUT)).toBe('One');
    // What was published by another way has a version of its own still.
    await brand.entities.change([
      brand.put('page', 'about', { type: 'CUSTOM', page_url: 'about', components: [] }),
    ]);
    await editor.change(ABOUT, { kind: 'field', name: 'title', value: 'New' });
    await editor.published({ documents: [ABOUT], accept: ['language_missing', 'block_empty'] });
    expect((await versionsOf(editor))[1]).toMatchObject({ kind: 'before', documents: [ABOUT] });
  });

  test('is not published as it is, as nothing of it was looked at', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('Half'));
    const { snapshot } = await made(editor);
    const { status, body } = await restore(editor, snapshot, true);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('is a checkpoint');
    expect((await brand.seenByGuests())?.components?.[0]).toMatchObject({ data: { heading: 'Welcome' } });
  });

  test('is made by editors alone, and not of what another brand drafts', async () => {
    const [brand, other] = [await makeEditedBrand(platform), await makeEditedBrand(platform)];
    const [editor, stranger] = [await brand.makeEditor(['edit']), await other.makeEditor(['edit'])];
    await editor.change(ABOUT, heading('Half'));
    expect(await made(stranger)).toEqual({ documents: [] });
    const reader = await brand.makeEditor(['read']);
    expect((await send(reader)).status).toBe(403);
    expect((await send(editor, { name: 'x'.repeat(10_000) })).status).toBe(422);
  });

  test('of an editor leaves out the site, which is its owner’s', async () => {
    const brand = await makeEditedBrand(platform);
    const [owner, editor] = [await brand.makeEditor(['edit', 'own']), await brand.makeEditor(['edit'])];
    await owner.change('site', { kind: 'field', name: 'is_home_built', value: true });
    await editor.change(ABOUT, heading('Half'));
    expect((await made(editor)).documents).toEqual([ABOUT]);
    expect((await made(owner, { name: 'All' })).documents.toSorted()).toEqual([ABOUT, 'site']);
    expect((await versionsOf(editor))[0]?.documents).toEqual([ABOUT]);
  });
});
