import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFilters } from '#app/features/catalogue/listing/read-filters.ts';
import { readListing } from '#app/features/catalogue/listing/read-listing.ts';
import { toBase64Json } from '#app/lib/base64-json.ts';

const standard = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('readFilters', () => {
  it("filters are read in today's form", () => {
    const filters = { category: ['drama', 'crime'], custom_metadata: [{ name: 'Mood', value: 'quiet' }] };
    expect(readFilters(toBase64Json(filters))).toEqual({ filters, isUnreadable: false });
  });

  it.each([
    ['standard base64 with padding', standard({ category: ['dramas'] })],
    ['standard base64 without padding', standard({ category: ['dramas'] }).replace(/=+$/, '')],
    ['a plus that became a blank', standard({ category: ['dramas'], note: '~~>>??' }).replaceAll('+', ' ')],
    ['the older form', toBase64Json({ filters: { category: ['dramas'] } })],
    ['one id that is no list', toBase64Json({ category: 'dramas' })],
    ['null for an unused filter', toBase64Json({ category: ['dramas'], venues: null, artists: [] })],
    ['unknown names beside a known one', toBase64Json({ category: ['dramas'], sort: 'up' })],
  ])('filters are read from %s', (_, encoded) => {
    expect(readFilters(encoded)).toEqual({ filters: { category: ['dramas'] }, isUnreadable: false });
  });

  it.each([null, '', toBase64Json({}), toBase64Json({ category: [] })])(
    'an address may have no filters: %s',
    (encoded) => {
      expect(readFilters(encoded)).toEqual({ filters: {}, isUnreadable: false });
    },
  );

  it.each([
    ['no base64', '{bad'],
    ['no JSON', Buffer.from('category=drama').toString('base64')],
    ['no object', toBase64Json(['drama'])],
    ['no UTF-8', Buffer.from([0xff, 0xfe]).toString('base64')],
    ['over 4 KB', toBase64Json({ category: ['x'.repeat(5000)] })],
    ['nothing that is known', toBase64Json({ colour: ['red'] })],
    ['only ids that are none', toBase64Json({ category: ['../etc', '<b>', 7, null] })],
  ])('filters with %s are reported as unreadable', (_, encoded) => {
    expect(readFilters(encoded)).toEqual({ filters: {}, isUnreadable: true });
  });

  it('readable filters are kept beside unreadable ones', () => {
    const encoded = toBase64Json({ category: ['drama', '<script>'], video_types: ['SPV', 'NONE'] });
    expect(readFilters(encoded)).toEqual({
      filters: { category: ['drama'], video_types: ['SPV'] },
      isUnreadable: true,
    });
  });

  it('no input throws or becomes an empty filter', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue().map(toBase64Json)), (encoded) => {
        const { filters } = readFilters(encoded);
        for (const list of Object.values(filters)) expect(list?.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('readListing', () => {
  const plain = { category: ['drama'] };
  const read = (search: string) => readListing(new URLSearchParams(search), plain);

  it('an address without readable filters leads to the plain listing', () => {
    expect(read('')).toEqual({
      filters: plain,
      plain,
      isUnreadable: false,
      filterV2: false,
      chosen: [],
      page: 1,
      sort: 'newest',
    });
    expect(read('filters=%7Bbad').filters).toBe(plain);
  });

  it("the address's filters are added to the plain ones and replace those of the same name", () => {
    const filters = toBase64Json({ venues: ['pier'] });
    expect(read(`filters=${filters}`).filters).toEqual({ category: ['drama'], venues: ['pier'] });
    const other = toBase64Json({ category: ['crime'] });
    expect(read(`filters=${other}&filterV2=true&page=3&sort=title`)).toMatchObject({
      filters: { category: ['crime'] },
      filterV2: true,
      page: 3,
      sort: 'title',
    });
  });
});
