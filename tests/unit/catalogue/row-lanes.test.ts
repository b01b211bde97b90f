import { describe, expect, it } from 'vitest';
import { readWire } from '#app/contract/reading.ts';
import { OnNowSchema, type ViewerRows } from '#app/contract/rows.ts';
import {
  toBecauseRow,
  toEpisodesRow,
  toMyListRow,
  toOnNowRow,
  toTopRow,
} from '#app/features/catalogue/rows/row-lanes.ts';
import { makeContent } from './content-factory.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const context = { language: 'en', planIds: [], now: NOW };
const TEXTS: Record<string, string> = {
  rank_of: 'of {count}',
  time_left: '{time} left',
  episode_of: 'Episode {episode}',
  episode_of_season: 'S{season} E{episode}',
};
const text = (key: string, values: Record<string, string | number>) =>
  (TEXTS[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const place = { id: 'row', name: 'Row' };
const titles = (count: number) =>
  Array.from({ length: count }, (_, number) => makeContent({ content_id: `t${number}`, video_type: 'MPVP' }));
const rows = (over: Partial<ViewerRows>): ViewerRows => ({
  my_list: [],
  because_watched: undefined,
  new_episodes: [],
  ...over,
});

/** The cards of a row of titles. */
function cardsOf(lane: ReturnType<typeof toTopRow>) {
  if (lane.kind !== 'content') throw new Error('a row of people');
  return lane.items;
}

describe('the row of the most played', () => {
  it('its cards have their places, and no badge in their way', () => {
    const cards = cardsOf(toTopRow(place, titles(3), { context, text }));
    const places = cards.map(({ mark }) => mark?.text);
    expect(places).toEqual(['1\nof 3', '2\nof 3', '3\nof 3']);
    expect(cards.every(({ badge }) => badge === undefined)).toBe(true);
  });

  it('its places are in the digits of the language', () => {
    const arabic = { ...context, language: 'ar' };
    expect(cardsOf(toTopRow(place, titles(3), { context: arabic, text }))[2]?.mark?.text).toBe('٣\nof ٣');
  });

  it('there is none of fewer than three titles', () => {
    expect(cardsOf(toTopRow(place, titles(2), { context, text }))).toEqual([]);
  });
});

describe('the rows of a viewer’s own', () => {
  it('the list leads to all of it', () => {
    const lane = toMyListRow(place, rows({ my_list: titles(1) }), context);
    expect(lane).toMatchObject({ name: 'Row', seeMoreHref: '/watchlist', fit: 'wide' });
  });

  it('what was watched is named where the owner wants it, as it is written', () => {
    const watched = { content_id: 'x', title: 'Cash $& Carry' };
    const because_watched = { watched, data: titles(1) };
    const like = (name: string) => toBecauseRow({ id: 'row', name }, rows({ because_watched }), context).name;
    expect(like('Because of {title}')).toBe('Because of Cash $& Carry');
    expect(like('More for you')).toBe('More for you');
  });

  it('a new episode is its series with a badge', () => {
    const episode = makeContent({
      ...{ content_id: 'e3', title: 'The Ferry', video_type: 'MPVC', serial_no: 3 },
      parent: { content_id: 'series', title: 'The Fjord Cases' },
    });
    const cards = (...new_episodes: ViewerRows['new_episodes']) =>
      cardsOf(toEpisodesRow(place, rows({ new_episodes }), { context, text }));
    expect(cards(episode, { ...episode, season: 2, episode: 1 })).toMatchObject([
      {
        ...{ id: 'series', href: '/parent-content/series', title: 'The Fjord Cases', badge: 'new_episode' },
        facts: 'Episode 3 · The Ferry',
      },
      { facts: 'S2 E1 · The Ferry' },
    ]);
    expect(cards({ ...episode, parent: undefined })).toEqual([]);
  });
});

describe('the row of what is on', () => {
  const entry = (start_time: string, end_time: string, channel: object = {}) => ({
    channel: { _id: 'one', name: 'One', is_restricted: false, ...channel },
    content: { content_id: 'film', title: 'The Film', video_type: 'SPV' },
    start_time,
    end_time,
  });
  const cards = (...wire: object[]) => {
    const reading = readWire(OnNowSchema, wire);
    if (!reading.ok || reading.droppedCount > 0) throw new Error('unreadable');
    return cardsOf(toOnNowRow(place, reading.value, { context, text }));
  };

  it('shows how much is over and what is left, and leads to the channel', () => {
    expect(cards(entry('2026-05-01T11:00:00Z', '2026-05-01T13:30:00Z'))).toEqual([
      {
        ...{ id: 'one', title: 'The Film', image: undefined, href: '/channel/one' },
        facts: 'One · 1 hr 30 min left',
        mark: { kind: 'bar', progress: 0.4 },
      },
    ]);
  });

  it('a programme that has just ended is over, and one that begins at once has not begun', () => {
    const [over, coming] = cards(
      entry('2026-05-01T11:00:00Z', '2026-05-01T11:59:50Z'),
      entry('2026-05-01T12:00:10Z', '2026-05-01T12:30:00Z'),
    );
    expect([over?.mark?.progress, over?.facts]).toEqual([1, 'One · 1 min left']);
    expect(coming?.mark?.progress).toBe(0);
  });

  it('a channel that the viewer has no plan for is locked', () => {
    const plans = { is_restricted: true, active_subscription: [{ _id: 'plan' }] };
    expect(cards(entry('2026-05-01T11:00:00Z', '2026-05-01T13:00:00Z', plans))[0]?.isLocked).toBe(true);
  });
});
