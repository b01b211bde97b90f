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

/** A feed with a room and a service that the test plays. */
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

describe('without a room', () => {
  it('asks every ten seconds for what is newer than the newest known', async () => {
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

  it('asks less often while nobody looks, and at once when somebody does', async () => {
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

  it('waits longer each time the service fails, says so, and recovers', async () => {
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

  it('looks again at what is on the screen every thirty seconds, and finds what was taken away', async () => {
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

  it('concludes nothing from an answer that failed', async () => {
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

  it('gives up trying to connect for minutes after three attempts in vain', async () => {
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

describe('with a room', () => {
  it('stops asking', async () => {
    const { room, fetchedSince, seen } = startFeed();
    room().event(hello(10));
    room().event(commentsEvent(10, 11, 12));
    await advance(120_000);
    expect(fetchedSince).toEqual([]);
    expect(seen).toEqual(['c11', 'c12']);
  });

  it('asks once for what was written between the page and the connection', async () => {
    const { room, fetchedSince, stored, seen } = startFeed();
    stored.push(comment(11));
    room().event(hello(11));
    await advance(0);
    expect(seen).toEqual(['c11']);
    await advance(60_000);
    expect(fetchedSince).toHaveLength(1);
  });

  it('shows what comes after a gap and asks for the gap, from before it', async () => {
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

  it('keeps asking for a gap until it has it', async () => {
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

  it('stops asking for a gap that nobody fills: what was in it has been taken away', async () => {
    const { room, fetchedSince } = startFeed();
    room().event(hello(10));
    room().event(commentsEvent(11, 12));
    await advance(60_000);
    expect(fetchedSince).toHaveLength(3);
    room().event(commentsEvent(12, 13));
    await advance(60_000);
    expect(fetchedSince).toHaveLength(3);
  });

  it('asks for what was missed as soon as the connection is removed, and connects again', async () => {
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

  it('passes on what the room says of older comments, and asks nothing for it', async () => {
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

  it('looks again at what is on the screen once it has been away, and only then', async () => {
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

  it('takes one that dies as soon as it is born for no way through', async () => {
    const { room, rooms } = startFeed();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      room().event(hello(10));
      await advance(500);
      room().close();
      await advance(30_000);
    }
    expect(rooms).toHaveLength(3);
  });

  it('says nothing any more once it is stopped', async () => {
    const { feed, fetchedSince, room, stored } = startFeed();
    room().close();
    stored.push(comment(11));
    feed.stop();
    await advance(120_000);
    expect(fetchedSince).toEqual([]);
  });
});
