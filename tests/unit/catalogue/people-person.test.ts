import { describe, expect, it } from 'vitest';
import type { Artist, Venue } from '#app/contract/people.ts';
import { toArtist, toVenue } from '#app/features/catalogue/people/person-model.ts';

const artist = (over: Partial<Artist> = {}) =>
  toArtist({ _id: 'a1', name: 'Nadia', ...over } as Artist, 'en');
const venue = (over: Partial<Venue> = {}) => toVenue({ _id: 'v1', name: 'Hall', ...over } as Venue, 'en');

describe('an artist', () => {
  it('an artist without details has a name alone', () => {
    expect(artist()).toEqual({
      id: 'a1',
      kind: 'artists',
      name: 'Nadia',
      image: undefined,
      about: '',
      isLongAbout: false,
      address: null,
      views: null,
      rating: null,
      profiles: [],
      metadata: [],
    });
  });

  it('views and reviews are written in K and M', () => {
    const { views, rating } = artist({ views_count: 1_250_000, average_rating: 4.25, review_count: 1200 });
    expect(views).toEqual({ text: '1.2M', count: 1_250_000 });
    expect(rating).toMatchObject({ count: '1.2K', countValue: 1200 });
  });

  it('an artist without a review has no rating', () => {
    expect(artist({ average_rating: 4, review_count: 0 }).rating).toBeNull();
  });

  it('profiles on the three networks need a web address', () => {
    const { profiles } = artist({
      social_profiles: {
        instagram: 'instagram.com/nadia',
        facebook: 'https://facebook.com/nadia',
        twitter: 'tel:+4712345678',
        telegram: 'https://t.me/nadia',
      },
    });
    expect(profiles).toEqual([
      { network: 'facebook', url: 'https://facebook.com/nadia' },
      { network: 'instagram', url: 'https://instagram.com/nadia' },
    ]);
    expect(
      artist({ social_profiles: { facebook: '/login', twitter: 'nadia', instagram: '' } }).profiles,
    ).toEqual([]);
  });

  it('each field has a line with its values, and empty ones are left out', () => {
    const custom_metadata = [
      { id: 'm1', name: 'Instruments', value: 'Oud, , Piano , Oud' },
      { id: 'm2', name: 'Empty', value: ' , ' },
    ];
    expect(artist({ custom_metadata }).metadata).toEqual([{ name: 'Instruments', values: ['Oud', 'Piano'] }]);
  });

  it('a bio of more than three lines can be expanded', () => {
    expect(artist({ bio: 'word '.repeat(60) }).isLongAbout).toBe(true);
    expect(artist({ bio: 'a\nb\nc\nd' }).isLongAbout).toBe(true);
    expect(artist({ bio: 'short' }).isLongAbout).toBe(false);
  });
});

describe('a venue', () => {
  it('a venue has an address and a description, and no views', () => {
    expect(venue({ address: ' Pier 4 ', description: 'A hall', thumbnail: 'hall.jpg' })).toMatchObject({
      kind: 'venues',
      address: 'Pier 4',
      about: 'A hall',
      image: 'hall.jpg',
      views: null,
    });
    expect(venue({ address: ' ' }).address).toBeNull();
  });
});
