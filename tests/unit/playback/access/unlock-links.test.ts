import { describe, expect, it } from 'vitest';
import { buyAction, buyHref } from '#app/features/playback/access/unlock-links.ts';

const NOW = new Date('2026-03-01T20:00:00Z');
const film = { kind: 'content', id: 'film' } as const;
const member = { planIds: [] };
const gold = { is_restricted: true, active_subscription: [{ id: 'gold' }, { id: 'silver' }] };
const ticket = { ...gold, active_ppv_subscription: [{ id: 'ticket' }] };

describe('buyAction and buyHref', () => {
  it('a guest is led to sign in, and on to what is sold', () => {
    const signIn = (path: string) => `/login?${new URLSearchParams({ redirectTo: path })}`;
    expect(buyHref(film, ticket, null)).toBe(signIn(buyHref(film, ticket, member)));
    expect(buyHref(film, gold, null)).toBe(signIn(buyHref(film, gold, member)));
  });

  it('a member is led to the title’s offers where it has pay-per-view options, and back', () => {
    expect(buyHref(film, ticket, member)).toBe('/pricing/film?redirectTo=%2Fwatch%2Ffilm');
    expect(buyHref({ kind: 'channel', id: 'one' }, { active_ppv: [{ _id: 'day' }] }, member)).toBe(
      '/pricing/one?redirectTo=%2Fchannel%2Fone',
    );
    const inList = { ...film, within: { playlistId: 'list', itemId: 'film' } };
    expect(buyHref(inList, ticket, member)).toBe('/pricing/film?redirectTo=%2Fplaylist%2Flist%3Fitem%3Dfilm');
  });

  it('a member is led to the subscriptions that hold the title otherwise, and back', () => {
    expect(buyHref(film, gold, member)).toBe('/pricing?plans=gold%2Csilver&redirectTo=%2Fwatch%2Ffilm');
    expect(buyHref({ kind: 'playlist', id: 'list' }, gold, member)).toBe(
      '/pricing?plans=gold%2Csilver&redirectTo=%2Fplaylist%2Flist',
    );
  });

  it('a restricted stream sells a ticket even where only subscriptions hold it', () => {
    const stream = { ...gold, video_type: 'LIVE', publish_time: '2026-03-01T19:00:00Z' };
    expect(buyAction(film, stream, member, NOW)?.labelKey).toBe('buy_ticket');
  });

  it('nothing is sold where the plans are all there is, the title is open or the stream is over', () => {
    expect(buyAction(film, gold, member, NOW)).toBeNull();
    expect(buyAction(film, { ...ticket, is_restricted: false }, member, NOW)).toBeNull();
    const over = { ...ticket, video_type: 'LIVE', live_expiry_time: '2026-03-01T19:00:00Z' };
    expect(buyAction(film, over, member, NOW)).toBeNull();
  });
});
