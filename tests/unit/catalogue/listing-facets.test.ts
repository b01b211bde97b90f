import { describe, expect, it, vi } from 'vitest';
import { readChosenFacets, withChosen, withFacets } from '#app/features/catalogue/listing/chosen-facets.ts';
import { toListingFacets } from '#app/features/catalogue/listing/facet-model.ts';
import { loadContentPage } from '#app/features/catalogue/listing/load-content-page.server.ts';
import { loadFacets } from '#app/features/catalogue/listing/load-facets.server.ts';
import { readListing } from '#app/features/catalogue/listing/read-listing.ts';
import { ServiceError } from '#app/services/service-error.ts';

const read = (search: string) => readChosenFacets(new URLSearchParams(search));
const YEAR = { type: 'system_defined', name: 'year', value: '2024' } as const;
const KIT = { type: 'custom_defined', name: 'equipment', value: 'Mat: thick' } as const;

describe('readChosenFacets', () => {
  it('system fields are those there are, and the brand’s own have a prefix', () => {
    expect(read('f=year:2024&f=&f=custom.equipment:Mat:%20thick')).toEqual([YEAR, KIT]);
  });

  it('what is no choice is left out, and of a field the first counts', () => {
    expect(read('f=year&f=year:&f=unheard:x&f=custom.:x&f=:x&f=category:drama')).toEqual([]);
    expect(read('f=year:2024&f=year:2025')).toEqual([YEAR]);
    expect(read(Array.from({ length: 30 }, (_, index) => `f=custom.c${index}:x`).join('&'))).toHaveLength(8);
  });
});

describe('withChosen and withFacets', () => {
  it('choices are conditions beside the list’s own', () => {
    const own = { category: ['drama'], system_defined: [{ name: 'artists', value: 'Bo' }] };
    expect(withChosen(own, [YEAR, KIT])).toEqual({
      category: ['drama'],
      system_defined: [{ name: 'artists', value: 'Bo' }, YEAR],
      custom_defined: [KIT],
    });
    expect(withChosen(own, [])).toBe(own);
  });

  it('an address keeps the list and its order, and starts at the first page', () => {
    expect(withFacets('?filters=x&sort=title&page=3&f=year:2024', ['', 'free:true'])).toBe(
      '?filters=x&sort=title&f=free%3Atrue',
    );
    expect(withFacets('?f=year:2024', [])).toBe('');
  });
});

describe('toListingFacets', () => {
  const facet = (name: string, values: [string, number][]) => ({
    type: 'system_defined' as const,
    name,
    label: undefined,
    values: values.map(([value, count]) => ({ value, label: value, count })),
  });
  const toModel = (facets: ReturnType<typeof facet>[], chosen: (typeof YEAR)[] = []) =>
    toListingFacets({ facets, is_estimate: false }, { chosen, total: 5, language: 'en' }).fields;

  it('languages have names, and codes that are none stay as they are', () => {
    const [field] = toModel([
      facet('language', [
        ['es', 3],
        ['no such code', 2],
      ]),
    ]);
    expect(field?.options.map(({ label }) => label)).toEqual(['Spanish', 'no such code']);
  });

  it('what all titles have is no choice', () => {
    expect(toModel([facet('free', [['true', 5]])])).toEqual([]);
    expect(toModel([facet('free', [['true', 4]])])).toHaveLength(1);
  });

  it('a choice that no title is left with can still be taken back', () => {
    expect(toModel([facet('year', [['2025', 2]])], [YEAR])[0]).toMatchObject({
      chosen: 'year:2024',
      options: [{ value: 'year:2025' }, { value: 'year:2024', label: '2024', count: 0 }],
    });
  });
});

describe('loading a list with choices', () => {
  const query = readListing(new URLSearchParams('f=year:2024'), { category: ['drama'] });
  const failure = new ServiceError({
    service: 'content',
    call: 'contentFacets',
    kind: 'rejected',
    status: 422,
  });
  const context = { language: 'en', planIds: [], now: new Date('2026-01-01T00:00:00Z') };

  it('the list is requested with them, and without them where the service knows none', async () => {
    const empty = { items: [], total: 0 };
    const service = { filter: vi.fn(async () => empty), filterV2: vi.fn(async () => empty) };
    await loadContentPage(service, query, context);
    expect(service.filterV2).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { category: ['drama'], system_defined: [YEAR] } }),
    );
    service.filterV2.mockRejectedValue(failure);
    expect((await loadContentPage(service, query, context)).isPlain).toBe(true);
    expect(service.filter).toHaveBeenCalledWith(
      expect.objectContaining({ filters: { category: ['drama'] } }),
    );
  });

  it('a field that the list has conditions on is no choice: they would be alternatives', async () => {
    const own = { system_defined: [{ name: 'year', value: '2020' }] };
    const fixed = readListing(new URLSearchParams('f=year:2024&f=custom.year:2'), own);
    expect(fixed.chosen).toEqual([{ type: 'custom_defined', name: 'year', value: '2' }]);
    const facet = { type: 'system_defined' as const, label: undefined, values: [] };
    const facets = [
      { ...facet, name: 'year' },
      { ...facet, name: 'free' },
    ];
    const services = {
      content: { facets: async () => ({ facets, is_estimate: false }) },
      hasCall: async () => true,
    } as unknown as Parameters<typeof loadFacets>[0];
    expect((await loadFacets(services, fixed))?.facets.map(({ name }) => name)).toEqual(['free']);
  });

  it('a backend without the call, or one that fails, has no filters', async () => {
    const facets = vi.fn(async () => ({ facets: [], is_estimate: false }));
    const load = (hasIt: boolean) =>
      loadFacets(
        { content: { facets }, hasCall: async () => hasIt } as unknown as Parameters<typeof loadFacets>[0],
        query,
      );
    expect(await load(false)).toBeNull();
    expect(facets).not.toHaveBeenCalled();
    await load(true);
    expect(facets).toHaveBeenCalledWith({ filters: { category: ['drama'] }, chosen: [YEAR] });
    facets.mockRejectedValueOnce(failure);
    expect(await load(true)).toBeNull();
  });
});
