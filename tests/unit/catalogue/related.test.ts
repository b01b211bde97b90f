import { describe, expect, it } from 'vitest';
import { loadRelated } from '#app/features/catalogue/detail/load-related.server.ts';
import { makeContent } from './content-factory.ts';

const CONTEXT = { language: 'en', planIds: [], now: new Date('2026-05-01T12:00:00Z') };

const relatedOf = (filters: unknown, over: { total?: number; videoTypes?: ['PLAYLIST'] } = {}) =>
  loadRelated(
    {
      related: async () => ({
        items: [makeContent({ content_id: 'other' })],
        total: over.total ?? 30,
        filters,
      }),
    } as never,
    'the-salt-road',
    CONTEXT,
    over.videoTypes ? { videoTypes: over.videoTypes } : {},
  );

describe('loadRelated', () => {
  it('more titles are found by the filters that the service names', async () => {
    const related = await relatedOf({ category: [], sub_category: ['slow'] });
    expect(related?.moreFilters).toEqual({ sub_category: ['slow'] });
  });

  it('more titles are of the requested type', async () => {
    const related = await relatedOf({ category: ['drama'] }, { videoTypes: ['PLAYLIST'] });
    expect(related?.moreFilters).toEqual({ video_types: ['PLAYLIST'], category: ['drama'] });
  });

  it('more titles are not offered where all are on the page', async () => {
    expect((await relatedOf({ category: ['drama'] }, { total: 1 }))?.moreFilters).toBeNull();
  });

  it.each([
    ['empty filters', {}],
    ['empty lists', { category: [], sub_category: [] }],
    ['a type alone', { video_types: ['PLAYLIST'] }],
    ['unreadable filters', 'drama'],
    ['no filters', undefined],
  ])('%s never lead to the entire catalogue', async (_, filters) => {
    const related = await relatedOf(filters, { videoTypes: ['PLAYLIST'] });
    expect(related?.cards).toHaveLength(1);
    expect(related?.moreFilters).toBeNull();
  });
});
