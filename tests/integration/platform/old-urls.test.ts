import { beforeAll, describe, expect, test } from 'vitest';
import { ABOUT, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const movedTo = (value: string) => ({ kind: 'field' as const, name: 'page_url', value });

async function makeBrand() {
  const brand = await makeEditedBrand(platform);
  const editor = await brand.makeEditor();
  const pageOf = async () => (await brand.entities.entities('page')).find(({ id }) => id === 'about')?.value;
  return { ...brand, editor, pageOf };
}

describe('an address that a page had', () => {
  test('is in what viewers’ sites get once the new one is published, and not before', async () => {
    const { editor, seenByGuests } = await makeBrand();
    const before = await seenByGuests('about');
    expect(before).not.toHaveProperty('old_urls');
    await editor.change(ABOUT, movedTo('us'));
    expect(await seenByGuests('about')).toEqual(before);
    expect(await editor.published()).toMatchObject({ documents: [ABOUT], findings: [] });
    expect(await seenByGuests('us')).toMatchObject({ page_url: 'us', old_urls: ['about'] });
    await editor.change(ABOUT, movedTo('team'));
    await editor.published();
    expect(await seenByGuests('team')).toMatchObject({ old_urls: ['about', 'us'] });
    await editor.change(ABOUT, movedTo('about'));
    await editor.published();
    expect(await seenByGuests('about')).toMatchObject({ old_urls: ['us', 'team'] });
  });

  test('goes on with the page’s other changes, and is no change of its own', async () => {
    const { editor, pageOf } = await makeBrand();
    await editor.change(ABOUT, movedTo('us'));
    await editor.published();
    expect(await editor.read(ABOUT)).toMatchObject({ is_changed: false, is_outdated: false });
    expect((await editor.read(ABOUT)).fields.old_urls).toEqual(['about']);
    await editor.change(ABOUT, { kind: 'field', name: 'title', language: 'en', value: 'We' });
    expect(await editor.published()).toMatchObject({ documents: [ABOUT], findings: [] });
    expect(await pageOf()).toMatchObject({ page_url: 'us', old_urls: ['about'] });
    const versions = (await editor.call('snapshots')).body.data as unknown as { kind: string }[];
    // One of before the first publish: what a publish completes is in its own version.
    expect(versions.map(({ kind }) => kind)).toEqual(['publish', 'publish', 'before']);
  });

  test('goes on with a draft of before, which a site folder gave it since', async () => {
    const { editor, entities, put, pageOf } = await makeBrand();
    await editor.change(ABOUT, movedTo('us'));
    await editor.published();
    await editor.change(ABOUT, { kind: 'field', name: 'title', language: 'en', value: 'We' });
    for (const page_url of ['team', 'crew'])
      await entities.change([put('page', 'about', { type: 'CUSTOM', page_url })]);
    await editor.published({ accept: ['changed_elsewhere', 'language_missing'] });
    expect(await pageOf()).toMatchObject({ page_url: 'us', old_urls: ['about', 'team', 'crew'] });
  });

  test('leads nowhere once an editor takes it away', async () => {
    const { editor, pageOf } = await makeBrand();
    await editor.change(ABOUT, movedTo('us'));
    await editor.published();
    await editor.change(ABOUT, { kind: 'field', name: 'old_urls', value: [] });
    await editor.published();
    expect(await pageOf()).not.toHaveProperty('old_urls');
  });

  test('is kept by whatever writes the page, and exported with it', async () => {
    const { entities, put, pageOf } = await makeBrand();
    const value = { type: 'CUSTOM', page_url: 'we', title: { en: 'We' } };
    await entities.change([put('page', 'about', value)]);
    expect(await pageOf()).toMatchObject({ page_url: 'we', old_urls: ['about'] });
    const again = await entities.change([put('page', 'about', await pageOf())]);
    expect(again.results.map(({ result }) => result)).toEqual(['same']);
    // A folder need not name them: applied once more, it changes nothing; an empty list takes them away.
    const folder = await entities.change([put('page', 'about', value)]);
    expect(folder.results.map(({ result }) => result)).toEqual(['same']);
    expect(await pageOf()).toMatchObject({ old_urls: ['about'] });
    await entities.change([put('page', 'about', { ...value, old_urls: [] })]);
    expect(await pageOf()).not.toHaveProperty('old_urls');
  });

  test.each<[string, unknown]>([
    ['no list', 'about'],
    ['too many', Array.from({ length: 21 }, (_, index) => `a${index}`)],
    ['one twice', ['a', 'a']],
    ['one that is too long', ['a'.repeat(5000)]],
  ])('is rejected in a draft that has %s', async (_, value) => {
    const { editor } = await makeBrand();
    const field = { kind: 'field' as const, name: 'old_urls', value: value as never };
    const { status } = await editor.send(ABOUT, [field], { revision: 0 });
    expect(status).toBe(422);
  });
});
