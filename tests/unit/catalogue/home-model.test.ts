import { describe, expect, it } from 'vitest';
import { toHomeModel } from '#app/features/catalogue/home-model.ts';
import { makeContent } from './content-factory.ts';

const context = { language: 'en', now: new Date('2026-05-01T12:00:00Z') };
const artist = { _id: 'a1', name: 'Inès' } as never;

describe('toHomeModel, classic', () => {
  const swimlane = {
    name: 'New',
    data: [makeContent()],
    meta_data: { filters: { category: ['c1'] } },
    total: 20,
  };

  it('shows rows in order, then the people that came along', () => {
    const model = toHomeModel(
      {
        template: { version: 1, data: { banner: [], swimlane_list: [swimlane] } },
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

  it('offers more only where there is more', () => {
    const seeMoreOf = (total: number) =>
      toHomeModel(
        {
          template: { version: 1, data: { banner: [], swimlane_list: [{ ...swimlane, total }] } },
          lanes: [],
        },
        context,
      ).lanes[0]?.seeMoreHref;
    expect(seeMoreOf(20)).toMatch(/^\/content\/filter\/new\?filters=.+&filterV2=false$/);
    expect(seeMoreOf(1)).toBeNull();
  });

  it('leaves out rows without items', () => {
    const data = { banner: [], swimlane_list: [{ ...swimlane, data: [] }] };
    expect(toHomeModel({ template: { version: 1, data }, lanes: [] }, context).lanes).toEqual([]);
  });
});

describe('toHomeModel, page builder', () => {
  it('shows the rows of its components, named by them', () => {
    const components = [
      { id: 'b1', data: { component_key: 'rowingHeroSection', slide_data: [{ image_s3key: 'a.webp' }] } },
      {
        id: 'b2',
        data: {
          component_key: 'defaultSwimlane',
          name: 'Run',
          auto_payload: [{ type: 'system_defined', name: 'category', id: 'c1', value: 'Run' }],
        },
      },
      { id: 'b3', data: { component_key: 'wedgedInfo' } },
    ];
    const model = toHomeModel(
      {
        template: { version: 2, data: { _id: 't', is_published: true, components } as never },
        lanes: [{ id: 'b2', kind: 'content', data: [makeContent()], total: 15 }],
      },
      context,
    );
    expect(model.hero).toHaveLength(1);
    expect(model.lanes).toMatchObject([{ id: 'b2', name: 'Run' }]);
    expect(model.lanes[0]?.seeMoreHref).toContain('filterV2=true');
  });

  it('survives an account without a published template', () => {
    expect(toHomeModel({ template: { version: 2, data: null }, lanes: [] }, context)).toMatchObject({
      hero: [],
      lanes: [],
    });
  });
});
