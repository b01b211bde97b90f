import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Accepted } from '#app/contract/editing.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const heading = (value: string) => ({ kind: 'set' as const, id: 'hero', way: 'heading', value });
const idsOf = ({ blocks }: { blocks: readonly { id: string }[] }) => blocks.map(({ id }) => id);
interface Slide {
  _id: string;
  heading: unknown;
}
/** The cards of a page's second block, or of another one. */
const slidesOf = ({ blocks }: { blocks: readonly { data: Record<string, unknown> }[] }, at = 1) =>
  (blocks[at]?.data.slide_data ?? []) as Slide[];
const dataOf = (body: { data: unknown }) => body.data as Accepted;

describe('what can be edited', () => {
  test('is listed with the state of its draft', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('Hello'));
    const list = await editor.list();
    expect(list.map(({ id }) => id)).toEqual([HOME, ABOUT, 'page:terms', 'form:contact']);
    expect(list[0]).toMatchObject({ is_in_use: true, revision: 0, is_changed: false });
    expect(list[1]).toMatchObject({ title: 'About', page_url: 'about', type: 'CUSTOM', revision: 1 });
    expect(list[1]).toMatchObject({ is_changed: true, modified_by: { _id: editor.userId } });
  });

  test('begins as it is published, with the same ids each time', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const first = await editor.read(ABOUT);
    expect(idsOf(first)).toEqual(['hero', 'cards']);
    expect(first.fields).toEqual({ type: 'CUSTOM', page_url: 'about', title: { $t: { en: 'About' } } });
    expect(new Set(slidesOf(first).map(({ _id }) => _id)).size).toBe(2);
    expect(await editor.read(ABOUT)).toEqual(first);
  });

  test('is not what another brand has', async () => {
    const brand = await makeEditedBrand(platform);
    const other = await makeEditedBrand(platform);
    await other.entities.change([
      other.put('page', 'secret', { type: 'CUSTOM', page_url: 'secret', components: [] }),
    ]);
    const editor = await brand.makeEditor();
    const answer = await editor.call('editedDocument', { params: { document: 'page:secret' } });
    expect(answer.status).toBe(404);
    const { session } = await other.makeEditor(['own']);
    const elsewhere = await platform.call('editedDocuments', { account: brand.account, session });
    expect(elsewhere.status).toBe(401);
  });
});

describe('a change of a draft', () => {
  test('is in the draft alone until it is published', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const before = await brand.seenByGuests();
    await editor.change(ABOUT, heading('Hello'));
    expect((await editor.read(ABOUT)).blocks[0]?.data.heading).toBe('Hello');
    expect(await brand.seenByGuests()).toEqual(before);
  });

  test('is made once, however often it is sent', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const sent = { revision: 0, command_id: randomUUID() };
    const [one, two] = await Promise.all([
      editor.send(ABOUT, [heading('Hello')], sent),
      editor.send(ABOUT, [heading('Hello')], sent),
    ]);
    const again = await editor.send(ABOUT, [heading('Hello')], sent);
    expect([one, two, again].map(({ body }) => dataOf(body).revision)).toEqual([1, 1, 1]);
    expect((await editor.read(ABOUT, { since: '0' })).log).toHaveLength(1);
  });

  test('is in a brief log with the names of fields alone', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('Hello'));
    await editor.change(ABOUT, { kind: 'field', name: 'title', value: { $t: { en: 'We' } } });
    const { log, ...draft } = await editor.read(ABOUT, { log: 'brief' });
    const full = await editor.read(ABOUT);
    expect({ ...draft, log: full.log }).toEqual(full);
    expect(full.log.map(({ inverses }) => inverses.length)).toEqual([1, 1]);
    const brief = [[], [{ kind: 'field', name: 'title' }]].map((commands) => ({ commands, inverses: [] }));
    expect(log).toEqual(full.log.map((entry, index) => ({ ...entry, ...brief[index] })));
    const unknown = { session: editor.session, params: { document: ABOUT }, query: { log: 'short' } };
    expect((await platform.call('editedDocument', { account: brand.account, ...unknown })).status).toBe(400);
  });

  test('is taken back by its inverses, and then nothing is changed any more', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const before = await editor.read(ABOUT);
    const removed = await editor.change(ABOUT, { kind: 'remove', id: 'cards' });
    expect(idsOf(await editor.read(ABOUT))).toEqual(['hero']);
    await editor.change(ABOUT, ...(removed.inverses as Parameters<typeof editor.change>[1][]));
    const after = await editor.read(ABOUT);
    expect(after.blocks).toEqual(before.blocks);
    expect(after).toMatchObject({ revision: 2, is_changed: false });
  });

  test('goes onto what others changed meanwhile, in other fields', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, two] = [await brand.makeEditor(), await brand.makeEditor()];
    await one.send(ABOUT, [heading('Hello')], { revision: 0 });
    const set = { kind: 'set' as const, id: 'hero', way: 'description', value: 'Longer' };
    const { body } = await two.send(ABOUT, [set], { revision: 0 });
    expect(dataOf(body)).toMatchObject({ revision: 2, clashes: [], others: [heading('Hello')] });
    expect((await one.read(ABOUT)).blocks[0]?.data).toMatchObject({
      heading: 'Hello',
      description: 'Longer',
    });
  });

  test('is shown beside that of somebody else where both write one field, and nothing is lost', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, two] = [await brand.makeEditor(), await brand.makeEditor()];
    await one.send(ABOUT, [heading('Hello')], { revision: 0 });
    const { body } = await two.send(ABOUT, [heading('Good evening')], { revision: 0 });
    expect(dataOf(body)).toMatchObject({
      revision: 1,
      applied: [],
      clashes: [{ mine: heading('Good evening'), theirs: heading('Hello') }],
    });
    expect((await one.read(ABOUT)).blocks[0]?.data.heading).toBe('Hello');
  });

  test('of two languages of one text are no matter of each other', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, two] = [await brand.makeEditor(), await brand.makeEditor()];
    const id = slidesOf(await one.read(ABOUT))[1]?._id;
    const words = (language: string, value: string) => ({
      ...{ kind: 'set' as const, id: 'cards', way: `slide_data/#${id}/heading` },
      ...{ language, value },
    });
    await one.send(ABOUT, [words('en', 'Second')], { revision: 0 });
    const { body } = await two.send(ABOUT, [words('es', 'Segundo')], { revision: 0 });
    expect(dataOf(body).clashes).toEqual([]);
    expect(slidesOf(await one.read(ABOUT))[1]?.heading).toEqual({ $t: { en: 'Second', es: 'Segundo' } });
  });

  test.each([
    ['a text that is too long', { ...heading('x'.repeat(25_000)) }, /200 characters/],
    ['a field that no block has', { ...heading('x'), way: 'colour' }, /is no field here/],
    ['a script as a link', { ...heading(''), way: 'link', value: 'javascript:alert(1)' }, /address/],
    ['a picture that lies outside', { ...heading(''), way: 'image_s3key', value: '../x.webp' }, /key/],
    [
      'a layout that there is not',
      { kind: 'layout' as const, id: 'hero', position: 'top', style: 'x' },
      /none/,
    ],
  ])('with %s is rejected with the field and the limit, and the draft stays', async (_, command, words) => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const before = await editor.read(ABOUT);
    const { status, body } = await editor.send(ABOUT, [heading('Fine'), command], { revision: 0 });
    expect(status).toBe(422);
    expect(body.error).toMatch(words);
    expect(await editor.read(ABOUT)).toEqual(before);
  });

  test('to a block that is not there is a clash, and to a document that is not there 404', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const { body } = await editor.send(ABOUT, [{ kind: 'remove', id: 'gone' }], { revision: 0 });
    expect(dataOf(body).clashes).toMatchObject([{ reason: 'no-block' }]);
    const nowhere = await editor.send('info:ABOUT_US', [heading('x')], { revision: 0 });
    expect(nowhere.status).toBe(404);
  });

  test('cannot make a page of 81 blocks, or one place that nothing can follow', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const add = (index: number, at: string) => ({
      kind: 'add' as const,
      block: { id: `b${index}`, at, data: { component_key: 'defaultBanner', heading: 'x' } },
    });
    const many = Array.from({ length: 79 }, (_, index) => add(index, 'a5'));
    const full = await editor.send(ABOUT, many, { revision: 0 });
    expect(full.status).toBe(422);
    expect(full.body.error).toMatch(/at most 80 blocks/);
    expect((await editor.send(ABOUT, many.slice(1), { revision: 0 })).status).toBe(200);
    expect((await editor.send(ABOUT, [add(99, 'a0a00')], { revision: 1 })).status).toBe(422);
  });
});

describe('the short forms', () => {
  test('add, copy, swap and delete blocks, and delete cards', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    let revision = 0;
    const call = async (
      name: Parameters<typeof editor.call>[0],
      options: { params?: object; body?: object; query?: object },
    ) => {
      const sent = { revision, command_id: randomUUID() };
      const isQuery = options.query !== undefined;
      const { status, body } = await editor.call(name, {
        params: { document: ABOUT, ...options.params },
        ...(isQuery ? { query: { ...sent, revision: String(revision), ...options.query } } : {}),
        ...(isQuery ? {} : { body: { ...sent, ...options.body } }),
      });
      expect([status, dataOf(body).clashes]).toEqual([200, []]);
      revision = dataOf(body).revision;
      return dataOf(body);
    };
    const added = await call('addBlock', {
      body: { component_key: 'defaultBanner', data: { heading: 'New' }, after: 'hero' },
    });
    expect(idsOf(await editor.read(ABOUT))).toEqual(['hero', added.block_id, 'cards']);
    const copied = await call('copyBlock', { params: { block_id: 'cards' } });
    const { blocks } = await editor.read(ABOUT);
    expect(idsOf({ blocks })).toEqual(['hero', added.block_id, 'cards', copied.block_id]);
    const cardsOf = (at: number) => slidesOf({ blocks }, at);
    expect(cardsOf(3).map(({ heading }) => heading)).toEqual(cardsOf(2).map(({ heading }) => heading));
    expect(cardsOf(3)[0]?._id).not.toBe(cardsOf(2)[0]?._id);
    await call('swapBlocks', { body: { block_id: 'hero', with_id: 'cards' } });
    expect(idsOf(await editor.read(ABOUT))).toEqual(['cards', added.block_id, 'hero', copied.block_id]);
    await call('deleteBlock', { params: { block_id: 'hero' }, query: {} });
    await call('deleteCard', {
      params: { block_id: 'cards', card_id: cardsOf(2)[0]?._id },
      query: { way: 'slide_data' },
    });
    const after = await editor.read(ABOUT);
    expect(idsOf(after)).toEqual(['cards', added.block_id, copied.block_id]);
    expect(after.blocks[0]?.data.slide_data).toHaveLength(1);
  });

  test('save a whole form, and leave alone what a colleague changed in other fields', async () => {
    const brand = await makeEditedBrand(platform);
    const [one, two] = [await brand.makeEditor(), await brand.makeEditor()];
    const seen = (await two.read(ABOUT)).blocks[0]?.data ?? {};
    await one.change(ABOUT, heading('Hello'));
    const save = (data: object, revision: number) =>
      two.call('saveBlock', {
        params: { document: ABOUT, block_id: 'hero' },
        body: { revision, command_id: randomUUID(), data, config: { top: 'wide' } },
      });
    const saved = await save({ ...seen, description: 'Longer' }, 0);
    expect(dataOf(saved.body).clashes).toEqual([]);
    const [block] = (await one.read(ABOUT)).blocks;
    expect(block).toMatchObject({
      data: { heading: 'Hello', description: 'Longer' },
      config: { top: 'wide' },
    });
    const clash = await save({ ...seen, heading: 'Mine' }, 0);
    expect(dataOf(clash.body).clashes).toHaveLength(1);
  });
});

describe('a draft that is dropped', () => {
  test('is what is published again, and what was sent to the old one is not applied', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('Hello'));
    expect((await editor.call('discardDraft', { params: { document: ABOUT } })).status).toBe(200);
    const draft = await editor.read(ABOUT);
    expect(draft).toMatchObject({ is_changed: false, revision: 2 });
    expect(draft.blocks[0]?.data.heading).toBe('Welcome');
    const { body } = await editor.send(ABOUT, [heading('Late')], { revision: 1 });
    expect(dataOf(body)).toMatchObject({ revision: 2, clashes: [{ reason: 'too-old' }] });
  });

  test('follows what a site folder writes where it has no changes of its own', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('Hello'));
    await editor.change(ABOUT, heading('Welcome'));
    await brand.entities.change([
      brand.put('page', 'about', { type: 'CUSTOM', page_url: 'about', components: [] }),
    ]);
    const draft = await editor.read(ABOUT);
    expect(draft).toMatchObject({ blocks: [], is_changed: false, is_outdated: false, revision: 3 });
    await editor.change(ABOUT, { kind: 'field', name: 'title', language: 'en', value: 'Us' });
    expect(await editor.read(ABOUT)).toMatchObject({ revision: 4, is_changed: true });
  });
});

describe('who may', () => {
  test.each([
    ['a guest', null, [401, 401, 401]],
    ['a viewer', [], [403, 403, 403]],
    ['a moderator', ['moderate', 'read'], [403, 403, 403]],
    ['an editor', ['edit'], [200, 200, 403]],
    ['a publisher', ['edit', 'publish'], [200, 200, 200]],
    ['an owner', ['own'], [200, 200, 200]],
  ] as const)('read, change and publish: %s', async (_, roles, expected) => {
    const brand = await makeEditedBrand(platform);
    const session = roles && (await brand.makeEditor(roles)).session;
    const calls = brand.callsOf(session ?? '');
    const statuses = [
      (await calls.call('editedDocuments', session === null ? { session: undefined } : {})).status,
      (await calls.send(ABOUT, [heading('Hello')], { revision: 0 })).status,
      (await calls.publish()).status,
    ];
    expect(statuses).toEqual(expected);
  });

  test('nobody from whom it was taken, from that moment', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor(['edit']);
    expect((await editor.send(ABOUT, [heading('Hello')], { revision: 0 })).status).toBe(200);
    await brand.grant(editor.email, []);
    expect((await editor.send(ABOUT, [heading('Again')], { revision: 1 })).status).toBe(403);
  });
});

describe('a page that is not there yet', () => {
  test('is a draft until it is published', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const made = await editor.send(
      'page:autumn',
      [
        { kind: 'field', name: 'type', value: 'CUSTOM' },
        { kind: 'field', name: 'page_url', value: 'autumn' },
        { kind: 'field', name: 'title', value: { $t: { en: 'Autumn', es: 'Otoño' } } },
      ],
      { revision: 0 },
    );
    expect(made.status).toBe(200);
    expect(await brand.seenByGuests('autumn')).toBeUndefined();
    expect((await editor.list()).at(-1)).toMatchObject({
      id: 'page:autumn',
      title: 'Autumn',
      is_changed: true,
    });
    expect(await editor.published()).toMatchObject({ documents: ['page:autumn'], findings: [] });
    expect(await brand.seenByGuests('autumn')).toMatchObject({ title: 'Autumn' });
    expect((await editor.list()).filter(({ is_changed }) => is_changed)).toEqual([]);
  });

  test('needs an address', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const { status } = await editor.send('page:autumn', [{ kind: 'field', name: 'type', value: 'CUSTOM' }], {
      revision: 0,
    });
    expect(status).toBe(422);
  });

  test('of somebody who has only looked does not exist', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const { status } = await editor.call('editedDocument', { params: { document: 'page:autumn' } });
    expect(status).toBe(404);
    const viewer = await makeViewer(platform, brand.account, `Other${randomUUID().slice(0, 6)}`);
    expect((await brand.callsOf(viewer.session).call('editedDocuments')).status).toBe(403);
  });
});
