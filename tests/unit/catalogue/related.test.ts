import { describe, expect, it } from 'vitest';
import { loadRelated } from '#app/features/catalogue/detail/load-related.server.ts';
import { makeContent } from './content-factory.ts';

const CONTEXT = { language: 'en', now: new Date('2026-05-01T12:00:00Z') };

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
    { ...CONTEXT, ...(over.videoTypes ? { videoTypes: over.videoTypes } : {}) },
  );

describe('more related titles', () => {
  it('are found by what the service names', async () => {
    const related = await relatedOf({ category: [], sub_category: ['slow'] });
    expect(related?.moreFilters).toEqual({ sub_category: ['slow'] });
  });

  it('are of the type that was asked for', async () => {
    const related = await relatedOf({ category: ['drama'] }, { videoTypes: ['PLAYLIST'] });
    expect(related?.moreFilters).toEqual({ video_types: ['PLAYLIST'], category: ['drama'] });
  });

  it('are not on offer where all stand on the page', async () => {
    expect((await relatedOf({ category: ['drama'] }, { total: 1 }))?.moreFilters).toBeNull();
  });

  it.each([
    ['nothing', {}],
    ['empty lists', { category: [], sub_category: [] }],
    ['a type alone', { video_types: ['PLAYLIST'] }],
    ['what cannot be read', 'drama'],
    ['no filters', undefined],
  ])('are never the whole catalogue: %s', async (_, filters) => {
    const related = await relatedOf(filters, { videoTypes: ['PLAYLIST'] });
    expect(related?.cards).toHaveLength(1);
    expect(related?.moreFilters).toBeNull();
  });
});
