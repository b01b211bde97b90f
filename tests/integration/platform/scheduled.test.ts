import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PreviewPage } from '#app/contract/previews.ts';
import type { Published } from '#app/contract/publishing.ts';
import type { ScheduledPublish } from '#app/contract/scheduled.ts';
import type { Snapshot } from '#app/contract/snapshots.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { ABOUT, HOME, makeEditedBrand } from './edited-brand.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const HOUR_MS = 3_600_000;

let platform: TestPlatform;
let controlled: ReturnType<typeof controlledPlatform>;

beforeAll(async () => {
  platform = await startPlatform();
  controlled = controlledPlatform(platform, Date.now());
});

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;
type Editor = Awaited<ReturnType<Brand['makeEditor']>>;

const heading = (value: string) => ({ kind: 'set' as const, id: 'hero', way: 'heading', value });
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function headingOf(brand: Brand): Promise<unknown> {
  const page = await brand.seenByGuests();
  return ((page?.components ?? []) as { data: { heading?: string } }[])[0]?.data.heading;
}

const listOf = async (editor: Editor) =>
  (await editor.call('scheduledPublishes')).body.data as unknown as ScheduledPublish[];

/** Runs the cron of every minute at a time. */
async function runAt(hours: number, runs = 1): Promise<void> {
  controlled.clock.ms = Date.now() + hours * HOUR_MS;
  await Promise.all(Array.from({ length: runs }, () => controlled.publish()));
}

/** A page with other words that viewers get in an hour. */
async function schedule(words: string) {
  const brand = await makeEditedBrand(platform);
  const editor = await brand.makeEditor();
  await editor.change(ABOUT, heading(words));
  const set = await editor.published({ at: inHours(1), name: 'Autumn' });
  return { brand, editor, set };
}

describe('drafts with a time', () => {
  test('are what viewers get at that time, as they were when it was set', async () => {
    const { brand, editor, set } = await schedule('Autumn');
    expect(set).toMatchObject({ documents: [ABOUT], findings: [] });
    expect(set.snapshot).toBeUndefined();
    await editor.change(ABOUT, heading('Written meanwhile'));
    await runAt(0.9);
    expect(await headingOf(brand)).toBe('Welcome');
    expect(await listOf(editor)).toMatchObject([
      { _id: set.scheduled, state: 'waiting', name: 'Autumn', documents: [ABOUT] },
    ]);
    await runAt(1.1);
    expect(await headingOf(brand)).toBe('Autumn');
    const [done] = await listOf(editor);
    expect(done).toMatchObject({ state: 'done', findings: [] });
    const versions = (await editor.call('snapshots')).body.data as unknown as Snapshot[];
    expect(versions[0]).toMatchObject({ _id: done?.snapshot, kind: 'scheduled', name: 'Autumn' });
    // The newer words are still a draft of their own.
    const draft = await editor.read(ABOUT);
    expect(draft).toMatchObject({ is_changed: true, is_outdated: false });
    expect(draft.blocks[0]?.data.heading).toBe('Written meanwhile');
  });

  test('are no changes any more once they are published, where nothing else was changed', async () => {
    const { editor } = await schedule('Autumn');
    await runAt(1.1);
    expect(await editor.read(ABOUT)).toMatchObject({ is_changed: false });
  });

  test('fail where a role was taken back that they were given a time with, with the reason', async () => {
    const { brand, editor } = await schedule('Autumn');
    await brand.grant(editor.email, ['edit']);
    await runAt(1.1);
    expect(await headingOf(brand)).toBe('Welcome');
    expect(await listOf(editor)).toMatchObject([
      { state: 'failed', findings: [{ document: ABOUT, rule: 'role_gone', level: 'stop' }] },
    ]);
    // The draft is as it was: a colleague publishes it.
    const colleague = await brand.makeEditor();
    expect((await colleague.published()).documents).toEqual([ABOUT]);
  });

  test('are published with the warnings that were accepted, and with those that came since', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    const lane = { component_key: 'defaultSwimlane', type: 'STATIC', content_data: ['nothing'] };
    await editor.change(ABOUT, heading('Autumn'), { kind: 'put', id: 'cards', data: lane });
    expect(await editor.published({ at: inHours(1) })).toMatchObject({ findings: [{ rule: 'row_empty' }] });
    expect(await listOf(editor)).toEqual([]);
    await editor.published({ at: inHours(1), accept: ['row_empty'] });
    await runAt(1.1);
    expect(await headingOf(brand)).toBe('Autumn');
    expect(await listOf(editor)).toMatchObject([{ state: 'done', findings: [] }]);
  });

  test('leave a draft that was dropped meanwhile without changes: it shows what was published', async () => {
    const { brand, editor } = await schedule('Autumn');
    await editor.call('discardDraft', { params: { document: ABOUT } });
    await runAt(1.1);
    expect(await headingOf(brand)).toBe('Autumn');
    expect((await editor.list()).find(({ id }) => id === ABOUT)).toMatchObject({ is_changed: false });
    const draft = await editor.read(ABOUT);
    expect(draft).toMatchObject({ is_changed: false, is_outdated: false });
    expect(draft.blocks[0]?.data.heading).toBe('Autumn');
    expect((await editor.published()).documents).toEqual([]);
  });

  test('are published once, however many runs of the cron there are', async () => {
    const { brand, editor } = await schedule('Autumn');
    await runAt(1.1, 4);
    await runAt(1.2, 2);
    expect(await headingOf(brand)).toBe('Autumn');
    const versions = (await editor.call('snapshots')).body.data as unknown as Snapshot[];
    expect(versions.filter(({ kind }) => kind === 'scheduled')).toHaveLength(1);
    expect((await listOf(editor)).map(({ state }) => state)).toEqual(['done']);
  });

  test('fail as a whole where one of them was published by another way since', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, heading('Autumn'));
    await editor.change(HOME, heading('Autumn'));
    await editor.published({ at: inHours(1) });
    await editor.change(ABOUT, heading('Sooner'));
    await editor.published({ documents: [ABOUT] });
    await runAt(1.1);
    expect(await headingOf(brand)).toBe('Sooner');
    expect((await editor.list()).find(({ id }) => id === HOME)).toMatchObject({ is_changed: true });
    expect(await listOf(editor)).toMatchObject([
      { state: 'failed', findings: [{ document: ABOUT, rule: 'changed_elsewhere', level: 'stop' }] },
    ]);
    await runAt(2);
    expect(await headingOf(brand)).toBe('Sooner');
  });

  test('of a home are published whatever header and theme the site got since', async () => {
    const brand = await makeEditedBrand(platform);
    const owner = await brand.makeEditor(['own']);
    await owner.change(HOME, heading('Autumn'));
    await owner.published({ at: inHours(1) });
    await owner.change(
      'site',
      { kind: 'field', name: 'theme', value: 'GREEN_ENERGY' },
      { kind: 'set', id: 'header', way: 'component_key', value: 'reducedHeader' },
    );
    expect((await owner.published({ documents: ['site'] })).documents).toEqual(['site']);
    await runAt(1.1);
    expect(await listOf(owner)).toMatchObject([{ state: 'done', findings: [] }]);
    const [home] = (await brand.entities.entities('template')).map(({ value }) => value);
    expect(home).toMatchObject({
      header: { component_key: 'reducedHeader' },
      components: [{ data: { heading: 'Autumn' } }, {}],
    });
    expect(await owner.read(HOME)).toMatchObject({ is_changed: false, is_outdated: false });
  });

  test('fail where an address was taken since, with the reason', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, { kind: 'field', name: 'page_url', value: 'news' });
    const set = await editor.published({ at: inHours(1) });
    expect(set.scheduled).toBeDefined();
    await brand.entities.change([
      brand.put('page', 'news', { type: 'STATIC', page_url: 'news', content: { en: '<p>News</p>' } }),
      brand.put('page', 'other', { type: 'CUSTOM', page_url: 'news', components: [] }),
    ]);
    await runAt(1.1);
    const [failed] = await listOf(editor);
    expect(failed).toMatchObject({ state: 'failed', findings: [{ document: ABOUT, rule: 'address_taken' }] });
    expect((await brand.seenByGuests('about'))?.page_url).toBe('about');
  });

  test('are over without a version where somebody has published the same meanwhile', async () => {
    const { brand, editor } = await schedule('Autumn');
    await editor.published();
    await runAt(1.1);
    expect(await headingOf(brand)).toBe('Autumn');
    expect((await listOf(editor)).map(({ state, snapshot }) => [state, snapshot])).toEqual([
      ['done', undefined],
    ]);
  });

  test('can be taken back until then, by those who publish', async () => {
    const { brand, editor, set } = await schedule('Autumn');
    const take = (by: Pick<Editor, 'call'>) =>
      by.call('takeBackScheduled', { params: { id: set.scheduled ?? '' } });
    expect((await take(await brand.makeEditor(['edit']))).status).toBe(403);
    const stranger = await (await makeEditedBrand(platform)).makeEditor(['own']);
    expect((await take(stranger)).status).toBe(404);
    expect((await take(editor)).status).toBe(200);
    expect((await take(editor)).status).toBe(200);
    await runAt(1.1);
    expect(await headingOf(brand)).toBe('Welcome');
    expect((await listOf(editor)).map(({ state }) => state)).toEqual(['taken_back']);
    const done = await schedule('Autumn');
    await runAt(1.1);
    const id = done.set.scheduled ?? '';
    expect((await done.editor.call('takeBackScheduled', { params: { id } })).status).toBe(422);
  });

  test('are seen in a preview before', async () => {
    const { editor, set } = await schedule('Autumn');
    await editor.change(ABOUT, heading('Newer words'));
    const { body } = await editor.call('ownPreview', {
      query: { snapshot: set.scheduled ?? '', document: ABOUT },
    });
    expect((body.data as unknown as PreviewPage).shown?.components[0]?.data.heading).toBe('Autumn');
  });

  test('are set once by one command, for a time to come, by those who publish', async () => {
    const { brand, editor, set } = await schedule('Autumn');
    await editor.change(HOME, heading('Autumn'));
    const body = { command_id: randomUUID(), at: inHours(2) };
    const [first, second] = await Promise.all([editor.published(body), editor.published(body)]);
    expect(second.scheduled).toBe(first.scheduled);
    expect((await editor.published(body)).scheduled).toBe(first.scheduled);
    expect(first.scheduled).not.toBe(set.scheduled);
    for (const at of [inHours(-1), inHours(24 * 367)])
      expect((await editor.publish({ at })).status).toBe(422);
    for (const at of ['tomorrow', 12]) expect((await editor.publish({ at })).status).toBeOneOf([400, 422]);
    const writer = await brand.makeEditor(['edit']);
    expect((await writer.publish({ at: inHours(1) })).status).toBe(403);
    expect((await writer.call('scheduledPublishes')).status).toBe(200);
    expect((await (await brand.makeEditor([])).call('scheduledPublishes')).status).toBe(403);
    const guest = await platform.call('scheduledPublishes', { account: brand.account });
    expect(guest.status).toBe(401);
  });

  test('are not given one while something keeps them from being published', async () => {
    const brand = await makeEditedBrand(platform);
    const editor = await brand.makeEditor();
    await editor.change(ABOUT, { kind: 'field', name: 'page_url', value: 'terms' });
    await brand.entities.change([
      brand.put('page', 'terms2', { type: 'CUSTOM', page_url: 'news', components: [] }),
    ]);
    await editor.change(ABOUT, { kind: 'field', name: 'page_url', value: 'news' });
    const held = (await editor.publish({ at: inHours(1) })).body.data as unknown as Published;
    expect(held.scheduled).toBeUndefined();
    expect(held.findings).toMatchObject([{ document: ABOUT, level: 'stop' }]);
    expect(await listOf(editor)).toEqual([]);
  });
});
