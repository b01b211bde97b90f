import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_HOMES } from '#app/contract/site/template.ts';
import type { Snapshot } from '#app/contract/snapshots.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { HOME, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const SUMMER = 'home:summer';
const named = (value: string): Command => ({ kind: 'field', name: 'name', value });
const chosen = (value: string): Command => ({ kind: 'field', name: 'home', value });
const block = (heading: string): Command => ({
  kind: 'add',
  block: { id: 'hero', at: 'a1', data: { component_key: 'defaultBanner', heading } },
});

async function makeBrand() {
  const brand = await makeEditedBrand(platform);
  const site = await brand.entities.entities('site');
  const value = { ...(site[0]?.value as object), is_home_built: true };
  await brand.entities.change([brand.put('site', 'site', value)]);
  const owner = await brand.makeEditor(['own']);
  const begin = (document: string, ...commands: Command[]) => owner.send(document, commands, { revision: 0 });
  const deleted = (id: string, who = owner) =>
    who.call('deleteHome', { params: { id }, query: { command_id: randomUUID() } });
  const homes = async () =>
    (await owner.list()).filter(({ kind }) => kind === 'home').map(({ id, title }) => [id, title]);
  const templates = async () => (await brand.entities.entities('template')).map(({ id }) => id);
  return { ...brand, owner, begin, deleted, homes, templates };
}

describe('a home page', () => {
  test('is made as a draft with a name, published, and put in use with the site', async () => {
    const { account, owner, begin, homes, templates } = await makeBrand();
    expect((await begin(SUMMER, named('Summer'), block('Sun'))).status).toBe(200);
    expect(await homes()).toEqual([
      [HOME, ''],
      [SUMMER, 'Summer'],
    ]);
    expect(await templates()).toEqual(['main']);
    await owner.change('site', chosen('summer'));
    expect(await owner.published({ documents: ['site'] })).toMatchObject({
      findings: [{ message: 'there is no such home page' }],
    });
    expect(await owner.published()).toMatchObject({ findings: [] });
    const { body } = await platform.call('templateV2', { account });
    const [used] = (body.data as unknown as { _id: string; is_published: boolean }[]).filter(
      ({ is_published }) => is_published,
    );
    expect(used).toMatchObject({ _id: 'summer', components: [{ data: { heading: 'Sun' } }] });
    // Viewers get no names.
    expect(JSON.stringify(body)).not.toContain('Summer');
  });

  test('has the name of its draft in the list', async () => {
    const { owner, homes } = await makeBrand();
    await owner.change(HOME, {
      kind: 'field',
      name: 'name',
      value: { $t: { en: 'Every day', es: 'Diario' } },
    });
    expect(await homes()).toEqual([[HOME, 'Every day']]);
    await owner.published();
    expect(await homes()).toEqual([[HOME, 'Every day']]);
    expect(await owner.read(HOME)).toMatchObject({ title: 'Every day', is_changed: false });
  });

  test(`is one of at most ${MAX_HOMES}, drafts among them`, async () => {
    const { entities, put, begin } = await makeBrand();
    const others = Array.from({ length: MAX_HOMES - 2 }, (_, at) =>
      put('template', `t${at}`, { components: [] }),
    );
    await entities.change(others);
    expect((await begin(SUMMER, named('Summer'))).status).toBe(200);
    const { status, body } = await begin('home:winter', named('Winter'));
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(`a brand may have ${MAX_HOMES} home pages: delete one first`);
    // Those that there are can still be changed.
    expect((await begin('home:t1', named('First'))).status).toBe(200);
  });
});

describe('a home page that is deleted', () => {
  test('goes with its draft, and comes back from a version as a draft', async () => {
    const { owner, entities, put, deleted, homes, templates } = await makeBrand();
    const components = [{ id: 'hero', data: { component_key: 'defaultBanner', heading: 'Snow' } }];
    await entities.change([put('template', 'winter', { name: { en: 'Winter' }, components })]);
    await owner.change('home:winter', named('Not this'));
    expect((await deleted('winter')).status).toBe(200);
    expect(await homes()).toEqual([[HOME, '']]);
    expect(await templates()).toEqual(['main']);
    expect((await deleted('winter')).status).toBe(404);
    const [version] = (await owner.call('snapshots')).body.data as unknown as Snapshot[];
    expect(version).toMatchObject({ kind: 'before', documents: ['home:winter'] });
    const body = { command_id: randomUUID() };
    expect((await owner.call('restoreSnapshot', { params: { id: version?._id }, body })).status).toBe(200);
    expect(await homes()).toEqual([
      [HOME, ''],
      ['home:winter', 'Winter'],
    ]);
    expect(await owner.published()).toMatchObject({ documents: ['home:winter'], findings: [] });
    expect(await templates()).toEqual(['main', 'winter']);
  });

  test('was only a draft', async () => {
    const { begin, deleted, homes } = await makeBrand();
    await begin(SUMMER, named('Summer'));
    expect((await deleted('summer')).status).toBe(200);
    expect(await homes()).toEqual([[HOME, '']]);
  });

  test('is not the one in use, nor the one that the draft or a schedule needs', async () => {
    const { owner, begin, deleted, homes } = await makeBrand();
    const expectRejected = async (id: string, words: RegExp) => {
      const { status, body } = await deleted(id);
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toMatch(words);
    };
    await expectRejected('main', /is the home page in use/);
    await begin(SUMMER, named('Summer'), block('Sun'));
    await owner.change('site', chosen('summer'));
    await expectRejected('summer', /is chosen in the draft/);
    await owner.published({ documents: [SUMMER] });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const { scheduled } = await owner.published({ documents: ['site'], at });
    await owner.change('site', chosen('main'));
    await expectRejected('summer', /is to be published at a time/);
    await owner.call('takeBackScheduled', { params: { id: scheduled } });
    await owner.change(SUMMER, named('Late summer'));
    const own = await owner.published({ documents: [SUMMER], at });
    await expectRejected('summer', /is to be published at a time/);
    await owner.call('takeBackScheduled', { params: { id: own.scheduled } });
    expect((await deleted('summer')).status).toBe(200);
    expect(await homes()).toEqual([[HOME, '']]);
  });

  test('is deleted by an owner of the brand, and nobody else', async () => {
    const { makeEditor, begin, deleted } = await makeBrand();
    await begin(SUMMER, named('Summer'));
    expect((await deleted('summer', await makeEditor(['edit', 'publish']))).status).toBe(403);
    const other = await makeBrand();
    expect((await other.deleted('summer')).status).toBe(404);
  });
});
