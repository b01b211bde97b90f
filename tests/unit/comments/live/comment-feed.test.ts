import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomEvent } from '#app/contract/live-room.ts';
import { CommentFeed } from '#app/features/comments/live/comment-feed.ts';
import type { ConnectRoom } from '#app/features/comments/live/feed-dependencies.ts';
import type { LiveComment } from '#app/features/comments/live/live-comment.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();

function comment(second: number): LiveComment {
  return { id: `c${second}`, text: `At ${second}`, name: 'Ana', userId: 'ana', time: at(second) };
}

function commentsEvent(after: number | null, ...seconds: number[]): RoomEvent {
  return {
    kind: 'comments',
    after: after === null ? undefined : at(after),
    viewers: 2,
    comments: seconds.map((second) => ({
      _id: `c${second}`,
      comment: `At ${second}`,
      timestamp: at(second),
      like_count: 0,
      dislike_count: 0,
      user: { _id: 'ana', name: 'Ana' },
      replies: [],
    })),
  };
}

const commentsOf = (event: RoomEvent) => (event.kind === 'comments' ? event.comments : []);

const hello = (newest: number | null): RoomEvent => ({
  kind: 'hello',
  newest: newest === null ? undefined : at(newest),
  viewers: 2,
});

/** A feed whose room and service the test controls. */
function startFeed({ newest = 10, isHidden = false }: { newest?: number; isHidden?: boolean } = {}) {
  const stored: LiveComment[] = [];
  const seen: string[] = [];
  const fetchedSince: (string | null)[] = [];
  const disconnections: boolean[] = [];
  const removed: string[] = [];
  const changed: string[] = [];
  const shown: LiveComment[] = [];
  const rooms: Parameters<ConnectRoom>[0][] = [];
  const environment = { isHidden, fails: false };
  const feed = new CommentFeed(
    {
      async fetchSince(time) {
        fetchedSince.push(time);
        if (environment.fails) throw new Error('down');
        return stored.filter((item) => time === null || item.time > time);
      },
      connect(on) {
        rooms.push(on);
        return { disconnect: () => undefined };
      },
      isHidden: () => environment.isHidden,
      random: () => 1,
      onComments: (comments) => seen.push(...comments.map(({ id }) => id)),
      shown: () => shown,
      onReconciled(review) {
        removed.push(...review.removed);
        changed.push(...review.changed.map(({ text }) => text));
      },
      onViewers: () => undefined,
      onDisconnected: (isDisconnected) => disconnections.push(isDisconnected),
    },
    newest === null ? null : at(newest),
  );
  feed.start();
  const room = () => {
    const current = rooms.at(-1);
    if (!current) throw new Error('the feed has not connected');
    return current;
  };
  return {
    feed,
    environment,
    stored,
    seen,
    fetchedSince,
    disconnections,
    removed,
    changed,
    shown,
    rooms,
    room,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('CommentFeed without a room', () => {
  it('comments newer than the newest known one are polled every ten seconds', async () => {
    const { room, fetchedSince, stored, seen } = startFeed();
    room().close();
    await advance(9_999);
    expect(fetchedSince).toEqual([]);
    stored.push(comment(11));
    await advance(1);
    // A millisecond earlier: another backend may give two the same time.
    expect(fetchedSince).toEqual([new Date(Date.parse(at(10)) - 1).toISOString()]);
    expect(seen).toEqual(['c11']);
    await advance(10_000);
    expect(fetchedSince[1]).toBe(new Date(Date.parse(at(11)) - 1).toISOString());
  });

  it('a hidden page polls less often, and a reconnect polls at once', async () => {
    const { feed, room, environment, fetchedSince } = startFeed({ isHidden: true });
    room().close();
    await advance(59_000);
    expect(fetchedSince).toHaveLength(0);
    environment.isHidden = false;
    feed.reconnect();
    await advance(0);
    expect(fetchedSince).toHaveLength(1);
    await advance(10_000);
    expect(fetchedSince).toHaveLength(2);
  });

  it('polling backs off while the service fails, reports the disconnection and recovers', async () => {
    const { room, environment, fetchedSince, disconnections } = startFeed();
    room().close();
    environment.fails = true;
    await advance(10_000);
    expect(disconnections).toEqual([true]);
    await advance(10_000);
    await advance(19_999);
    expect(fetchedSince).toHaveLength(2);
    await advance(1);
    expect(fetchedSince).toHaveLength(3);
    environment.fails = false;
    await advance(40_000);
    expect(disconnections.at(-1)).toBe(false);
    const count = fetchedSince.length;
    await advance(10_000);
    expect(fetchedSince).toHaveLength(count + 1);
  });

  it('the shown comments are compared with the service every thirty seconds, and removed ones are reported', async () => {
    const { room, shown, stored, fetchedSince, removed, changed } = startFeed();
    shown.push(comment(8), comment(9), comment(10));
    stored.push(comment(8), { ...comment(10), text: 'Better put' });
    room().close();
    await advance(20_000);
    expect(fetchedSince).toHaveLength(2);
    expect(removed).toEqual([]);
    await advance(10_000);
    expect(fetchedSince[2]).toBe(new Date(Date.parse(at(8)) - 1).toISOString());
    expect(removed).toEqual(['c9']);
    expect(changed).toEqual(['Better put']);
    await advance(20_000);
    expect(fetchedSince[4]).toBe(new Date(Date.parse(at(10)) - 1).toISOString());
  });

  it('no comment is reported as removed after a failed response', async () => {
    const { room, shown, stored, environment, removed } = startFeed();
    shown.push(comment(10));
    room().close();
    environment.fails = true;
    await advance(40_000);
    expect(removed).toEqual([]);
    environment.fails = false;
    stored.push(comment(10));
    await advance(60_000);
    expect(removed).toEqual([]);
  });

  it('connecting pauses for five minutes after three failed attempts', async () => {
    const { rooms, room } = startFeed();
    room().close();
    await advance(2_000);
    expect(rooms).toHaveLength(2);
    room().close();
    await advance(4_000);
    expect(rooms).toHaveLength(3);
    room().close();
    await advance(299_000);
    expect(rooms).toHaveLength(3);
    await advance(1_000);
    expect(rooms).toHaveLength(4);
  });
});

describe('CommentFeed with a room', () => {
  it('pushed comments are shown without polling', async () => {
    const { room, fetchedSince, seen } = startFeed();
    room().event(hello(10));
    room().event(commentsEvent(10, 11, 12));
    await advance(120_000);
    expect(fetchedSince).toEqual([]);
    expect(seen).toEqual(['c11', 'c12']);
  });

  it('comments written between the page and the connection are fetched once', async () => {
    const { room, fetchedSince, stored, seen } = startFeed();
    stored.push(comment(11));
    room().event(hello(11));
    await advance(0);
    expect(seen).toEqual(['c11']);
    await advance(60_000);
    expect(fetchedSince).toHaveLength(1);
  });

  it('comments after a gap are shown at once, and the gap is fetched from before it', async () => {
    const { room, fetchedSince, stored, seen } = startFeed();
    room().event(hello(10));
    stored.push(comment(11), comment(12), comment(13), comment(14));
    room().event(commentsEvent(12, 13));
    room().event(commentsEvent(13, 14));
    expect(seen).toEqual(['c13', 'c14']);
    await advance(0);
    expect(fetchedSince).toEqual([new Date(Date.parse(at(10)) - 1).toISOString()]);
    expect(seen).toEqual(['c13', 'c14', 'c11', 'c12', 'c13', 'c14']);
    room().event(commentsEvent(14, 15));
    await advance(60_000);
    expect(fetchedSince).toHaveLength(1);
  });

  it('a gap is fetched until its comments arrive', async () => {
    const { room, environment, fetchedSince, stored, seen } = startFeed();
    room().event(hello(10));
    environment.fails = true;
    stored.push(comment(11), comment(12));
    room().event(commentsEvent(11, 12));
    await advance(0);
    expect(seen).toEqual(['c12']);
    environment.fails = false;
    await advance(20_000);
    expect(fetchedSince).toHaveLength(2);
    expect(seen).toContain('c11');
  });

  it('a gap that stays empty is fetched three times, as its comments were removed', async () => {
    const { room, fetchedSince } = startFeed();
    room().event(hello(10));
    room().event(commentsEvent(11, 12));
    await advance(60_000);
    expect(fetchedSince).toHaveLength(3);
    room().event(commentsEvent(12, 13));
    await advance(60_000);
    expect(fetchedSince).toHaveLength(3);
  });

  it('a closed connection fetches what was missed and connects again', async () => {
    const { room, rooms, stored, seen } = startFeed();
    room().event(hello(10));
    await advance(60_000);
    room().close();
    stored.push(comment(11));
    await advance(2_000);
    expect(seen).toEqual(['c11']);
    expect(rooms).toHaveLength(2);
    room().event(hello(11));
    room().event(commentsEvent(11, 12));
    expect(seen).toEqual(['c11', 'c12']);
  });

  it('a pushed change of older comments is reported without a request', async () => {
    const { room, removed, changed, fetchedSince, seen } = startFeed();
    room().event(hello(10));
    const [older] = commentsOf(commentsEvent(null, 9));
    room().event({ kind: 'changed', comments: older ? [older] : [], gone: ['c8'], viewers: 2 });
    expect(removed).toEqual(['c8']);
    expect(changed).toEqual(['At 9']);
    await advance(60_000);
    expect(fetchedSince).toEqual([]);
    expect(seen).toEqual([]);
  });

  it('the shown comments are compared with the service once after a reconnect', async () => {
    const { room, shown, stored, removed, fetchedSince } = startFeed();
    shown.push(comment(9), comment(10));
    room().event(hello(10));
    await advance(60_000);
    stored.push(comment(10));
    room().close();
    await advance(1_000);
    room().event(hello(10));
    await advance(2_000);
    expect(removed).toEqual(['c9']);
    expect(fetchedSince).toHaveLength(1);
    await advance(120_000);
    expect(fetchedSince).toHaveLength(1);
  });

  it('connections that close within a second count as failed attempts', async () => {
    const { room, rooms } = startFeed();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      room().event(hello(10));
      await advance(500);
      room().close();
      await advance(30_000);
    }
    expect(rooms).toHaveLength(3);
  });

  it('a stopped feed sends no request', async () => {
    const { feed, fetchedSince, room, stored } = startFeed();
    room().close();
    stored.push(comment(11));
    feed.stop();
    await advance(120_000);
    expect(fetchedSince).toEqual([]);
  });
});
