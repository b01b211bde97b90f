import { describe, expect, it } from 'vitest';
import { inOrder, seasonsOf, toPlaced } from '#app/features/catalogue/parent/episode-places.ts';
import { makeContent } from './content-factory.ts';

const make = (id: string, over = {}) => makeContent({ content_id: id, video_type: 'MPVC', ...over });
const placesOf = (episodes: Parameters<typeof toPlaced>[0]) => toPlaced(episodes).map(({ place }) => place);
const field = (name: string, value: string) => ({ name, value });

describe('the places of episodes', () => {
  it('a series whose numbers begin anew with each season is in order, specials last', () => {
    const episodes = [
      make('special', { season: 0, serial_no: 1 }),
      make('s2e1', { season: 2, serial_no: 1 }),
      make('s1e2', { season: 1, serial_no: 2 }),
      make('s1e1', { season: 1, serial_no: 1 }),
    ];
    const ordered = inOrder(episodes);
    expect(ordered.map(({ content_id }) => content_id)).toEqual(['s1e1', 's1e2', 's2e1', 'special']);
    expect(seasonsOf(toPlaced(ordered))).toEqual([1, 2, 0]);
  });

  it('numbers count from 1 in each season where the source numbers through', () => {
    const episodes = [
      make('a', { season: 1, serial_no: 1 }),
      make('b', { season: 1, serial_no: 2 }),
      make('c', { season: 2, serial_no: 3 }),
      make('d', { season: 2, serial_no: 4, episode: 7 }),
    ];
    expect(placesOf(episodes)).toEqual([
      { season: 1, number: 1 },
      { season: 1, number: 2 },
      { season: 2, number: 1 },
      { season: 2, number: 7 },
    ]);
  });

  it('seasons and numbers are read from custom metadata where a backend has no fields for them', () => {
    const episodes = [
      make('a', { custom_metadata: [field('Season', '2'), field('Episode', ' 4 ')] }),
      make('b', { custom_metadata: [field('Season', 'winter')], serial_no: 9 }),
    ];
    expect(placesOf(episodes)).toEqual([
      { season: 2, number: 4 },
      { season: null, number: 9 },
    ]);
  });

  it('a series without seasons has numbers alone', () => {
    expect(placesOf([make('a'), make('b', { serial_no: 5 })])).toEqual([
      { season: null, number: 1 },
      { season: null, number: 5 },
    ]);
  });
});
