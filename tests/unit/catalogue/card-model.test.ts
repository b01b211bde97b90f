import { describe, expect, it } from 'vitest';
import { toArtistCard, toCard, toVenueCard } from '#app/features/catalogue/cards/card-model.ts';
import { makeContent } from './content-factory.ts';

const now = new Date('2026-05-01T12:00:00Z');
const context = { language: 'en', planIds: [], now };

describe('toCard', () => {
  it('a card names year and duration', () => {
    const card = toCard(makeContent({ release_time: '2024-05-01T00:00:00.000Z', duration: 6480 }), context);
    expect(card.facts).toBe('2024 · 1 hr 48 min');
  });

  it('a card names the category where the duration is missing', () => {
    const card = toCard(makeContent({ category: [{ _id: 'c1', name: 'Drama' }] }), context);
    expect(card.facts).toBe('Drama');
  });

  it('the card of a live stream names no duration', () => {
    const stream = {
      video_type: 'LIVE' as const,
      duration: 10_800,
      category: [{ _id: 'c1', name: 'Music' }],
    };
    expect(toCard(makeContent(stream), context).facts).toBe('Music');
  });

  it('the year has the digits of the language', () => {
    const card = toCard(makeContent({ release_time: '2024-05-01T00:00:00.000Z' }), {
      ...context,
      language: 'ar',
    });
    expect(card.facts).toBe('٢٠٢٤');
  });

  it('the thumbnail is preferred to the poster', () => {
    expect(toCard(makeContent({ poster: 'p.webp' }), context).image).toBe('p.webp');
    expect(toCard(makeContent({ thumbnail: 't.webp', poster: 'p.webp' }), context).image).toBe('t.webp');
    expect(toCard(makeContent(), context).image).toBeUndefined();
  });

  it.each([
    ['upcoming', { publish_time: '2026-05-02T00:00:00.000Z' }],
    ['live', { publish_time: '2026-05-01T00:00:00.000Z', live_expiry_time: '2026-05-02T00:00:00.000Z' }],
    ['ended', { publish_time: '2026-04-01T00:00:00.000Z', live_expiry_time: '2026-05-01T12:00:00.000Z' }],
  ] as const)('a live stream that is %s has a badge', (badge, times) => {
    expect(toCard(makeContent({ video_type: 'LIVE', ...times }), context).badge).toBe(badge);
  });

  it.each([
    ['PLAYLIST', 'playlist'],
    ['MPVP', 'series'],
    ['SPV', undefined],
  ] as const)('a title of the type %s has the badge %s', (video_type, badge) => {
    expect(toCard(makeContent({ video_type }), context).badge).toBe(badge);
  });

  it('only a restricted title is marked as locked', () => {
    expect(toCard(makeContent({ is_restricted: true }), context).isLocked).toBe(true);
    expect(Object.keys(toCard(makeContent(), context))).not.toContain('isLocked');
  });

  it.each([
    ['a plan that opens it', ['monthly'], undefined],
    ['a ticket that opens it', ['ticket'], undefined],
    ['another plan', ['other'], true],
    ['no plan', [], true],
    ['plans that cannot be known', null, undefined],
  ])('a restricted title is locked or not for a viewer with %s', (_, planIds, isLocked) => {
    const restricted = {
      is_restricted: true,
      active_subscription: [{ id: 'monthly' }],
      active_ppv_subscription: [{ id: 'ticket' }],
    };
    expect(toCard(makeContent(restricted), { ...context, planIds }).isLocked).toBe(isLocked);
  });
});

describe('toArtistCard and toVenueCard', () => {
  it('an artist has a picture, and a venue its address', () => {
    expect(toArtistCard({ _id: 'a1', name: 'Inès', poster: 'p.webp' } as never)).toEqual({
      id: 'a1',
      name: 'Inès',
      image: 'p.webp',
    });
    expect(toVenueCard({ _id: 'v1', name: 'Pier House', address: 'Galway' } as never).facts).toBe('Galway');
  });
});
