import { describe, expect, it } from 'vitest';
import { VIDEO_TYPES } from '#app/contract/video-type.ts';
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
      ).lanes[0];
    expect(seeMoreOf(20)).toMatchObject({
      seeMoreHref: expect.stringMatching(/^\/content\/filter\/new\?filters=.+&filterV2=false$/),
    });
    expect(seeMoreOf(1)).toMatchObject({ seeMoreHref: null });
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
    expect(model.lanes).toMatchObject([{ seeMoreHref: expect.stringContaining('filterV2=true') }]);
  });

  it('names what to ask for where a row did not come along, in its place', () => {
    const payload = [{ type: 'system_defined', name: 'category', id: 'c1' }];
    const blocks = [
      {
        component_key: 'defaultSwimlane',
        name: 'Auto',
        auto_payload: payload,
        order_by: 'title',
        reverse: true,
      },
      { component_key: 'defaultSwimlane', name: 'Here', content_data: ['x'] },
      { component_key: 'defaultSwimlane', type: 'STATIC', content_data: ['b', 'a'], order_by: 'a; b' },
      { component_key: 'venueSwimlane', heading: 'Places' },
      { component_key: 'defaultSwimlane', name: 'Nothing chosen' },
      { component_key: 'defaultSwimlane', content_data: 7 },
      { component_key: 'wedgedInfo' },
    ];
    const components = blocks.map((data, index) => ({ id: `b${index}`, data }));
    const { lanes } = toHomeModel(
      {
        template: { version: 2, data: { _id: 't', is_published: true, components } as never },
        lanes: [{ id: 'b1', kind: 'content', data: [makeContent()], total: 1 }],
      },
      context,
    );
    expect(lanes.map((row) => [row.id, row.name, row.kind === 'absent' ? row.request : row.kind])).toEqual([
      [
        'b0',
        'Auto',
        {
          kind: 'content',
          filters: { system_defined: payload, custom_defined: [], video_types: [...VIDEO_TYPES] },
          order_by: 'title',
          reverse: true,
        },
      ],
      ['b1', 'Here', 'content'],
      ['b2', '', { kind: 'content', filters: { content_ids: ['b', 'a'] } }],
      ['b3', 'Places', { kind: 'venues' }],
    ]);
  });

  it('asks for no more rows than a request has calls', () => {
    const components = Array.from({ length: 200 }, (_, index) => ({
      id: `b${index}`,
      data: { component_key: 'artistSwimlane' },
    }));
    const data = { _id: 't', is_published: true, components } as never;
    expect(toHomeModel({ template: { version: 2, data }, lanes: [] }, context).lanes).toHaveLength(24);
  });

  it('survives an account without a published template', () => {
    expect(toHomeModel({ template: { version: 2, data: null }, lanes: [] }, context)).toMatchObject({
      hero: [],
      lanes: [],
    });
  });
});
