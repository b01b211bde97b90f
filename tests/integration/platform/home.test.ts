import { beforeAll, describe, expect, test } from 'vitest';
import { staticPages } from '#workers/platform/storage/schema/account.ts';
import { artists } from '#workers/platform/storage/schema/people.ts';
import { banners, swimlanes, templates } from '#workers/platform/storage/schema/presentation.ts';
import { makeContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

async function makeClassic() {
  const { accountId } = await platform.makeAccount({ customTheme: { name: 'NEON_DARK' } });
  for (let number = 1; number <= 17; number++) {
    await makeContent(platform.db, accountId, {
      contentId: `c-${number}`,
      categories: number <= 16 ? ['drama'] : ['comedy'],
      createdDate: new Date(Date.UTC(2026, 0, number)),
    });
  }
  await platform.db.insert(banners).values({
    accountId,
    id: 'b1',
    imageS3Key: 'images/banners/b1.w1600.webp',
    objectType: 'CONTENT',
    objectId: 'c-1',
  });
  await platform.db.insert(swimlanes).values([
    {
      accountId,
      id: 'comedy',
      name: { en: 'Comedy', es: 'Comedia' },
      filters: { category: ['comedy'] },
      position: 2,
    },
    { accountId, id: 'drama', name: { en: 'Drama' }, filters: { category: ['drama'] }, position: 1 },
  ]);
  await platform.db.insert(artists).values({ accountId, id: 'ana', name: { en: 'Ana', es: 'Ana M.' } });
  await platform.db.insert(staticPages).values({
    accountId,
    id: 'faq',
    type: 'FAQ',
    title: { en: 'Questions', es: 'Preguntas' },
    visibleOnWebsite: true,
    content: { en: [{ question: 'Why?', answer: 'So.' }] },
    pageUrl: '/faq',
  });
  return accountId;
}

describe('the classic home', () => {
  test('has config, pages, categories, banners, lanes, artists and venues in one response', async () => {
    const account = await makeClassic();
    const { status, body, answer } = await platform.call('homeBundle', { account, language: 'es' });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data.account).toMatchObject({
      account_id: account,
      status: 'ACTIVE',
      account_metadata: { title: 'Marca', description: 'Films' },
      custom_theme: { name: 'NEON_DARK' },
    });
    expect(body.data.static_pages).toEqual([
      {
        type: 'FAQ',
        title: 'Preguntas',
        visible_on_website: true,
        content: [{ question: 'Why?', answer: 'So.' }],
        page_url: '/faq',
      },
    ]);
    expect(body.data.template).toMatchObject({ version: 1, data: { banner: [{ object_id: 'c-1' }] } });
    const { swimlane_list: lanes } = (body.data.template as { data: { swimlane_list: Lane[] } }).data;
    expect(lanes.map(({ name, total, data }) => [name, total, data.length])).toEqual([
      ['Drama', 16, 15],
      ['Comedia', 1, 1],
    ]);
    expect(lanes[0]?.data[0]).toMatchObject({ content_id: 'c-16', category: [{ _id: 'drama' }] });
    expect(body.data.lanes).toMatchObject([
      { id: 'artists', kind: 'artists', data: [{ _id: 'ana', name: 'Ana M.' }], total: 1 },
      { id: 'venues', kind: 'venues', data: [], total: 0 },
    ]);
  });

  test('is the same the second time, with a lane that was added in between', async () => {
    const account = await makeClassic();
    const read = async () => (await platform.call('homeBundle', { account })).body;
    const first = await read();
    expect(await read()).toEqual(first);
    await platform.db.insert(swimlanes).values({
      accountId: account,
      id: 'picks',
      name: { en: 'Picks' },
      filters: { content_ids: ['c-3', 'c-1', 'gone'] },
      orderBy: 'title',
      reverse: true,
      position: 0,
    });
    const { swimlane_list: lanes } = ((await read()).data.template as { data: { swimlane_list: Lane[] } })
      .data;
    expect(lanes.map(({ name }) => name)).toEqual(['Picks', 'Drama', 'Comedy']);
    expect(lanes[0]?.data.map(({ content_id }) => content_id)).toEqual(['c-3', 'c-1']);
  });

  test('has its template in a call of its own, too', async () => {
    const account = await makeClassic();
    const { answer, body } = await platform.call('templateV1', { account });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect((body.data.swimlane_list as Lane[]).map(({ name }) => name)).toEqual(['Drama', 'Comedy']);
  });

  test('has every lane, however many there are, uncached and cached', async () => {
    const account = await makeClassic();
    const names = Array.from({ length: 30 }, (_, index) => `Lane ${index}`);
    for (const [index, name] of names.entries()) {
      const filters = { content_ids: [`c-${(index % 17) + 1}`] };
      const values = {
        accountId: account,
        id: `l-${index}`,
        name: { en: name },
        filters,
        position: 10 + index,
      };
      await platform.db.insert(swimlanes).values(values);
    }
    for (const _ of ['cold', 'warm']) {
      const { body: bundle } = await platform.call('homeBundle', { account });
      const { body: template } = await platform.call('templateV1', { account });
      for (const { swimlane_list } of [
        (bundle.data.template as Classic).data,
        template.data as Classic['data'],
      ]) {
        expect(swimlane_list.map(({ name }) => name)).toEqual(['Drama', 'Comedy', ...names]);
        expect(swimlane_list[20]?.data).toMatchObject([{ content_id: 'c-2' }]);
      }
      expect(bundle.data.lanes).toMatchObject([{ id: 'artists', total: 1 }, { id: 'venues' }]);
    }
  });

  test('of an empty account is empty, not an error', async () => {
    const { accountId } = await platform.makeAccount();
    const { status, answer } = await platform.call('homeBundle', { account: accountId });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ kind: 'ok', data: { categories: [], static_pages: [] } });
  });
});

interface Classic {
  data: { swimlane_list: Lane[] };
}

interface Lane {
  name: string;
  total: number;
  data: { content_id: string }[];
}

describe('the page-built home', () => {
  async function makeBuilt() {
    const { accountId } = await platform.makeAccount({
      odResourceAllowances: { custom_template: true, content_refresh: true },
    });
    for (const number of [1, 2, 3]) {
      await makeContent(platform.db, accountId, { contentId: `c-${number}`, categories: ['yoga'] });
    }
    const text = { $t: { en: 'Move', fr: 'Bouger' } };
    await platform.db.insert(templates).values([
      { accountId, id: 'draft', isPublished: false, components: [], modifiedDate: new Date() },
      {
        accountId,
        id: 'live',
        isPublished: true,
        selectedTheme: { name: 'GREEN_ENERGY' },
        header: { component_key: 'defaultHeader', data: { heading_1: { text, link: '/home' } } },
        components: [
          { id: 'hero', data: { component_key: 'rowingHeroSection', heading: text } },
          {
            id: 'picks',
            data: { component_key: 'defaultSwimlane', type: 'STATIC', content_data: ['c-2', 'c-1'] },
          },
          {
            id: 'auto',
            data: {
              component_key: 'defaultSwimlane',
              type: 'AUTOMATIC',
              auto_payload: [{ type: 'system_defined', name: 'category', value: 'yoga' }],
            },
          },
          { id: 'broken', data: { component_key: 'defaultSwimlane', content_data: 7 } },
          { id: 'people', data: { component_key: 'artistSwimlane' } },
        ],
        modifiedDate: new Date(),
      },
    ]);
    return accountId;
  }

  test('has the published template in the viewer’s language, and its lanes', async () => {
    const account = await makeBuilt();
    for (const _ of ['cold', 'warm']) {
      const { answer, body } = await platform.call('homeBundle', { account, language: 'fr' });
      expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
      const template = body.data.template as { version: number; data: Record<string, unknown>[] };
      expect(template.version).toBe(2);
      expect(template.data).toHaveLength(1);
      expect(template.data[0]).toMatchObject({
        _id: 'live',
        selected_theme: { name: 'GREEN_ENERGY' },
        header: { data: { heading_1: { text: 'Bouger', link: '/home' } } },
      });
      const lanes = body.data.lanes as (Lane & { id: string })[];
      expect(lanes.map(({ id, total }) => [id, total])).toEqual([
        ['picks', 2],
        ['auto', 3],
        ['people', 0],
      ]);
      expect(lanes[0]?.data.map(({ content_id }) => content_id)).toEqual(['c-2', 'c-1']);
    }
  });

  test('has its templates in a call of their own, too', async () => {
    const account = await makeBuilt();
    const { answer, body } = await platform.call('templateV2', { account });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toHaveLength(1);
  });
});

test('categories keep their order; inactive ones have no status', async () => {
  const account = await makeClassic();
  const { body } = await platform.call('categories', { account });
  expect(body.data).toEqual([
    { _id: 'comedy', name: 'comedy', type: 'category', status: 'ACTIVE' },
    { _id: 'drama', name: 'drama', type: 'category', status: 'ACTIVE' },
  ]);
});
