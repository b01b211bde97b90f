import { describe, expect, it } from 'vitest';
import { toDetailLinks } from '#app/features/catalogue/detail/detail-links-model.ts';
import { makeContent } from './content-factory.ts';

describe('toDetailLinks', () => {
  it('artists are grouped by role, and empty roles are left out', () => {
    const { artists } = toDetailLinks(
      makeContent({ artists: { director: [{ id: 'a1', name: 'Inès Calder' }], music: [] } }),
    );
    expect(artists).toEqual([
      { name: 'director', links: [{ name: 'Inès Calder', href: '/artist/detail/a1' }] },
    ]);
  });

  it('each comma-separated value of custom metadata gets a link', () => {
    const { metadata } = toDetailLinks(
      makeContent({ custom_metadata: [{ id: 'm1', name: 'Mood', value: 'Tender, Windswept ,' }] }),
    );
    expect(metadata[0]?.links.map(({ name }) => name)).toEqual(['Tender', 'Windswept']);
    expect(metadata[0]?.links[0]?.href).toMatch(/^\/content\/filter\/tender\?filters=.+&filterV2=false$/);
  });

  it('a value too long for an address is shown without a link', () => {
    const value = 'م'.repeat(2000);
    const { metadata } = toDetailLinks(makeContent({ custom_metadata: [{ name: 'Mood', value }] }));
    expect(metadata).toEqual([{ name: 'Mood', links: [{ name: value, href: null }] }]);
  });

  it('the category, the genre and the venue get links', () => {
    const links = toDetailLinks(
      makeContent({
        category: [{ _id: 'c1', name: 'Drama' }],
        sub_category: [{ _id: 'g1', name: 'Sea' }],
        venues: [{ _id: 'v1', name: 'Pier House' }],
      }),
    );
    expect(links.categories[0]?.href).toMatch(/^\/category\/c1\?/);
    expect(links.genres[0]?.href).toMatch(/^\/content\/filter\/sea\?/);
    expect(links.venues[0]?.href).toBe('/venue/detail/v1');
  });

  it('nameless entries are left out, and repeated ones are listed once', () => {
    const { genres, metadata } = toDetailLinks(
      makeContent({
        sub_category: [
          { _id: 'g1', name: ' ' },
          { _id: 'g2', name: 'Sea' },
          { _id: 'g2', name: 'Sea' },
        ],
        custom_metadata: [
          { name: 'Mood', value: 'Calm, Calm,, ' },
          { name: 'Empty', value: ' , ' },
        ],
      }),
    );
    expect(genres.map(({ name }) => name)).toEqual(['Sea']);
    expect(metadata.map(({ name, links }) => [name, links.length])).toEqual([['Mood', 1]]);
  });
});
