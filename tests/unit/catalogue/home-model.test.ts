import { describe, expect, it } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import { TemplateV1Schema } from '#app/contract/template.ts';
import { toHomeModel } from '#app/features/catalogue/home/home-model.ts';
import { makeContent } from './content-factory.ts';

const context = { language: 'en', planIds: [], now: new Date('2026-05-01T12:00:00Z') };
const artist = { _id: 'a1', name: 'Inès' } as never;

describe('toHomeModel', () => {
  const swimlane = {
    name: 'New',
    data: [makeContent()],
    meta_data: { filters: { category: ['c1'] } },
    total: 20,
  };

  it('rows keep their order and are followed by artists and venues', () => {
    const model = toHomeModel(
      {
        data: { banner: [], swimlane_list: [swimlane] },
        lanes: [{ id: 'artists', kind: 'artists', data: [artist], total: 1 }],
      },
      context,
    );
    expect(model.lanes.map(({ kind, name }) => [kind, name])).toEqual([
      ['content', 'New'],
      ['artists', ''],
    ]);
    expect(model.missing).toEqual({ artists: false, venues: true });
  });

  it('a row links to more only where there is more', () => {
    const seeMoreOf = (total: number) =>
      toHomeModel(
        {
          data: { banner: [], swimlane_list: [{ ...swimlane, total }] },
          lanes: [],
        },
        context,
      ).lanes[0];
    expect(seeMoreOf(20)).toMatchObject({
      seeMoreHref: expect.stringMatching(/^\/content\/filter\/new\?filters=.+&filterV2=false$/),
    });
    expect(seeMoreOf(1)).toMatchObject({ seeMoreHref: null });
  });

  it.each([
    ['a condition that cannot be read', { category: ['c1', 'not an id'] }],
    ['a term without a name', { system_defined: [{ name: 'genre', value: 'drama' }, { value: 'noir' }] }],
    ['conditions that are no list', { artists: 'a1' }],
    ['filters that are none', 'drama'],
  ])('a row links to no list of more titles where it has %s', (_, filters) => {
    const wire = {
      swimlane_list: [
        { name: 'New', data: [{ content_id: '1', title: 'One' }], total: 20, meta_data: { filters } },
      ],
    };
    const reading = readWire(TemplateV1Schema, wire);
    if (!reading.ok) throw new Error('the template cannot be read');
    expect(reading.droppedCount).toBe(1);
    const [lane] = toHomeModel({ data: reading.value, lanes: [] }, context).lanes;
    expect(lane).toMatchObject({ name: 'New', seeMoreHref: null });
  });

  it.each([
    [undefined, '{}'],
    [null, '{}'],
    [{ filters: null }, '{}'],
    [{ filters: { category: null, mood: 'odd' } }, '{}'],
    [{ filters: { system_defined: [{ name: 'genre', value: ['noir', 'drama'] }] } }, 'noir'],
  ])('a row with %j as its filters links to them', (meta_data, expected) => {
    const wire = {
      swimlane_list: [{ name: 'New', data: [{ content_id: '1', title: 'One' }], total: 20, meta_data }],
    };
    const reading = readWire(TemplateV1Schema, wire);
    if (!reading.ok) throw new Error('the template cannot be read');
    expect(reading.droppedCount).toBe(0);
    const [lane] = toHomeModel({ data: reading.value, lanes: [] }, context).lanes;
    const href = lane && 'seeMoreHref' in lane ? lane.seeMoreHref : null;
    const { searchParams } = new URL(href ?? '', 'https://north.example');
    expect(Buffer.from(searchParams.get('filters') ?? '', 'base64url').toString()).toContain(expected);
  });

  it('a row that is filled by a call of its own has its place among the others', () => {
    const wire = { swimlane_list: [{ name: 'Top 10', kind: 'top_10', data: [], total: 0 }, swimlane] };
    const reading = readWire(TemplateV1Schema, wire);
    if (!reading.ok) throw new Error('the template cannot be read');
    expect(toHomeModel({ data: reading.value, lanes: [] }, context).lanes).toMatchObject([
      { kind: 'row', row: 'top_10', name: 'Top 10', id: 'lane-0' },
      { kind: 'content', name: 'New', id: 'lane-1' },
    ]);
  });

  it.each([
    [3, 'triple'],
    [4, 'broad'],
    [2, 'wide'],
    [5, 'wide'],
  ])('a row of %i titles has cards that are %s', (count, fit) => {
    const data = Array.from({ length: count }, (_, number) => makeContent({ content_id: `film-${number}` }));
    const [lane] = toHomeModel(
      { data: { banner: [], swimlane_list: [{ ...swimlane, data }] }, lanes: [] },
      context,
    ).lanes;
    expect(lane).toMatchObject({ fit });
  });

  it('rows without items are left out', () => {
    const data = { banner: [], swimlane_list: [{ ...swimlane, data: [] }] };
    expect(toHomeModel({ data, lanes: [] }, context).lanes).toEqual([]);
  });
});
