import { describe, expect, it } from 'vitest';
import type { Content } from '#app/contract/content.ts';
import { readWire } from '#app/contract/reading.ts';
import type { Lane as WireLane } from '#app/contract/template.ts';
import { LaneSchema } from '#app/contract/template.ts';
import type { Lane } from '#app/features/catalogue/lanes/lane-model.ts';
import type { BlockContext } from '#app/features/page-builder/block-definition.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { CONTEXT } from '../render-blocks.tsx';

const NOW = CONTEXT.now.getTime();
const afterMs = (ms: number) => new Date(NOW + ms);
const people = Array.from({ length: 12 }, (_, index) => ({ _id: `p${index}`, name: `P${index}` }));

function read(lane: object): WireLane {
  const result = readWire(LaneSchema, lane);
  if (!result.ok) throw new Error('unreadable');
  return result.value;
}

const sent = () => [
  read({
    id: 'row',
    kind: 'content',
    data: [{ content_id: 'a', title: 'A', video_type: 'SPV' }],
    total: 1,
  }),
  read({ id: 'faces', kind: 'artists', data: people, total: 12 }),
  read({ id: 'halls', kind: 'venues', data: people, total: 12 }),
];

async function load(
  key: 'defaultSwimlane' | 'artistSwimlane' | 'venueSwimlane',
  id: string,
  context: Partial<BlockContext>,
  data: object = { type: 'STATIC', content_data: ['a'] },
): Promise<Lane | null> {
  const { schema, toView, load } = definitions[key];
  const result = readWire(schema, { name: 'Row', ...data });
  return (await load?.(result.ok && toView(result.value), { ...CONTEXT, ...context }, id)) as Lane | null;
}

describe('a row sent with the page', () => {
  it('its cards are memoized for half a minute', async () => {
    const lanes = sent();
    for (const [key, id] of [
      ['defaultSwimlane', 'row'],
      ['venueSwimlane', 'halls'],
    ] as const) {
      const first = await load(key, id, { lanes });
      expect(await load(key, id, { lanes, now: afterMs(29_999) })).toBe(first);
      expect(await load(key, id, { lanes, now: afterMs(30_000) })).not.toBe(first);
    }
  });

  it('another language, name or response gives another row', async () => {
    const lanes = sent();
    const first = await load('defaultSwimlane', 'row', { lanes });
    expect(await load('defaultSwimlane', 'row', { lanes, language: 'ar' })).not.toBe(first);
    expect(await load('defaultSwimlane', 'row', { lanes: sent() })).not.toBe(first);
    const renamed = await load(
      'defaultSwimlane',
      'row',
      { lanes },
      { name: 'Other', type: 'STATIC', content_data: ['a'] },
    );
    expect(renamed?.name).toBe('Other');
  });

  it('each request gets artists in its own order, with the same cards', async () => {
    const lanes = sent();
    const orders = await Promise.all(
      Array.from({ length: 6 }, async () => (await load('artistSwimlane', 'faces', { lanes }))?.items ?? []),
    );
    const names = orders.map((items) => items.map(({ id }) => id).join());
    expect(new Set(names).size).toBeGreaterThan(1);
    const [first = [], second = []] = orders;
    expect(first).toHaveLength(12);
    for (const card of second) expect(first.some((other) => other === card)).toBe(true);
  });
});

describe('a row that needs a request', () => {
  it('titles keep their picked order, and the cards are memoized for the same response', async () => {
    const items = ['b', 'a'].map(
      (content_id) => ({ content_id, title: content_id, video_type: 'SPV' }) as Content,
    );
    const content = { ...CONTEXT.services.content, list: async () => ({ items, total: 2 }) };
    const context = { services: { ...CONTEXT.services, content } } as unknown as Partial<BlockContext>;
    const picked = { type: 'STATIC', content_data: ['a', 'b'] };
    const first = await load('defaultSwimlane', 'picked', context, picked);
    expect(first?.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await load('defaultSwimlane', 'picked', context, picked)).toBe(first);
  });

  it("more than 14 titles link to a list with the row's name and filters at the second endpoint", async () => {
    const seeMoreOf = async (total: number, data: object) => {
      const items = [{ content_id: 'a', title: 'A', video_type: 'SPV' } as Content];
      const content = { ...CONTEXT.services.content, list: async () => ({ items, total }) };
      const context = { services: { ...CONTEXT.services, content } } as unknown as Partial<BlockContext>;
      return (await load('defaultSwimlane', `of-${total}`, context, data))?.seeMoreHref;
    };
    const picked = { name: 'Picked for Tonight', type: 'STATIC', content_data: ['a'] };
    const genre = { type: 'system_defined', name: 'category', value: 'drama' };
    expect(await seeMoreOf(14, picked)).toBeNull();
    for (const data of [picked, { ...picked, type: 'AUTO', auto_payload: [genre] }]) {
      const { pathname, searchParams } = new URL((await seeMoreOf(15, data)) ?? '', 'https://site.example');
      expect(pathname).toBe('/content/filter/picked-for-tonight');
      expect(searchParams.get('filterV2')).toBe('true');
      const filters = JSON.parse(atob(searchParams.get('filters') ?? ''));
      expect(Object.keys(filters)[0]).toBe(data === picked ? 'content_ids' : 'system_defined');
    }
  });

  it('a failed row is null', async () => {
    expect(await load('defaultSwimlane', 'gone', {})).toBeNull();
    expect(await load('artistSwimlane', 'gone', {})).toBeNull();
    expect(await load('venueSwimlane', 'gone', {})).toBeNull();
  });
});
