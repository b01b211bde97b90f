import { describe, expect, it } from 'vitest';
import { toHomeModel } from '#app/features/catalogue/home/home-model.ts';
import { makeContent } from './content-factory.ts';

const context = { language: 'en', now: new Date('2026-05-01T12:00:00Z') };
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

  it('rows without items are left out', () => {
    const data = { banner: [], swimlane_list: [{ ...swimlane, data: [] }] };
    expect(toHomeModel({ data, lanes: [] }, context).lanes).toEqual([]);
  });
});
