import { describe, expect, it } from 'vitest';
import type { RoomEventWire } from '#app/contract/live-room.ts';
import { QUOTAS } from '#workers/platform/durable-objects/constants.ts';
import { RateLimiter } from '#workers/platform/durable-objects/rate-limiter.ts';
import { RecentComments } from '#workers/platform/durable-objects/recent-comments.ts';
import { type PlacedDraft, Room } from '#workers/platform/durable-objects/room.ts';
import { SlowMode } from '#workers/platform/durable-objects/slow-mode.ts';

const START = Date.UTC(2026, 0, 1);

/** A room with a table and a clock that the test controls. */
function openRoom({ viewers = 1, newest = null as number | null } = {}) {
  const table = new Map<string, PlacedDraft>();
  const inserts: number[] = [];
  const broadcasts: Extract<RoomEventWire, { kind: 'comments' }>[] = [];
  const all: RoomEventWire[] = [];
  const timers: { run: () => void; delayMs: number }[] = [];
  const state = { now: START, failures: 0, writesBeforeFailing: false };
  const room = new Room({
    async insert(drafts) {
      await Promise.resolve();
      if (state.failures > 0) {
        state.failures -= 1;
        if (state.writesBeforeFailing) for (const draft of drafts) table.set(draft.id, draft);
        throw new Error('database is away');
      }
      inserts.push(drafts.length);
      for (const draft of drafts) if (!table.has(draft.id)) table.set(draft.id, draft);
    },
    async newest() {
      const times = [...table.values()].map(({ timestamp }) => timestamp.getTime());
      const last = Math.max(newest ?? 0, ...times);
      return last === 0 ? null : new Date(last);
    },
    stored: () => undefined,
    send(message) {
      all.push(message);
      if (message.kind === 'comments') broadcasts.push(message);
    },
    viewers: () => viewers,
    now: () => state.now,
    setTimer: (run, delayMs) => void timers.push({ run, delayMs }),
  });
  const post = (id: string) =>
    room.post({ id, user: { id: 'ana', name: 'Ana' }, comment: id, parentId: null });
  return { room, post, state, table, inserts, broadcasts, all, timers };
}

describe('a room', () => {
  it('each comment gets a later time than all before, in the order of arrival', async () => {
    const { post, table } = openRoom({ newest: START + 5_000 });
    const ids = Array.from({ length: 95 }, (_, index) => `c${index}`);
    const comments = await Promise.all(ids.map(post));
    const times = comments.map(({ timestamp }) => timestamp);
    expect(new Set(times).size).toBe(95);
    expect([...times].sort()).toEqual(times);
    expect(Date.parse(String(times[0]))).toBeGreaterThan(START + 5_000);
    expect([...table.keys()]).toEqual(ids);
  });

  it('comments that arrive during a write are stored together, ten at a time', async () => {
    const { post, inserts } = openRoom();
    await Promise.all(Array.from({ length: 25 }, (_, index) => post(`c${index}`)));
    expect(inserts).toEqual([1, 10, 10, 4]);
  });

  it('a comment that is not stored is neither acknowledged nor broadcast', async () => {
    const { post, state, table, broadcasts } = openRoom();
    state.failures = 2;
    await expect(post('lost')).rejects.toThrow('database is away');
    expect(table.size).toBe(0);
    expect(broadcasts).toEqual([]);
    await post('next');
    expect(broadcasts.flatMap(({ comments }) => comments.map(({ _id }) => _id))).toEqual(['next']);
  });

  it('a failed write is retried once, and no comment is stored twice', async () => {
    const { post, state, table } = openRoom();
    state.failures = 1;
    state.writesBeforeFailing = true;
    await post('c1');
    expect([...table.keys()]).toEqual(['c1']);
  });

  it('a broadcast after a write with an unknown result leaves a gap before it', async () => {
    const { post, state, broadcasts, table } = openRoom({ viewers: 0 });
    await post('c1');
    state.failures = 2;
    state.writesBeforeFailing = true;
    await post('ghost').catch(() => undefined);
    await post('c2');
    expect(broadcasts.at(-1)?.after).toBe(table.get('ghost')?.timestamp.toISOString());
  });

  it('each broadcast names the time of the comment before it', async () => {
    const { post, broadcasts } = openRoom({ viewers: 0 });
    const first = await post('c1');
    await post('c2');
    expect(broadcasts[0]?.after).toBeNull();
    expect(broadcasts[1]?.after).toBe(first.timestamp);
  });

  it('a room with many viewers gets several comments in one broadcast', async () => {
    const { post, broadcasts, timers } = openRoom({ viewers: 2_000 });
    for (const id of ['c1', 'c2', 'c3', 'c4']) await post(id);
    expect(broadcasts.map(({ comments }) => comments.length)).toEqual([1]);
    expect(timers).toHaveLength(1);
    expect(timers[0]?.delayMs).toBe(200);
    timers[0]?.run();
    expect(broadcasts[1]?.comments.map(({ _id }) => _id)).toEqual(['c2', 'c3', 'c4']);
    expect(broadcasts[1]?.after).toBe(broadcasts[0]?.comments[0]?.timestamp);
  });

  it('a change of a comment is broadcast only after the comment', async () => {
    const { room, post, broadcasts, all } = openRoom({ viewers: 2_000 });
    await post('c1');
    await post('c2');
    expect(broadcasts.flatMap(({ comments }) => comments.map(({ _id }) => _id))).toEqual(['c1']);
    room.broadcastChange({ kind: 'gone', id: 'c2' });
    expect(broadcasts.flatMap(({ comments }) => comments.map(({ _id }) => _id))).toEqual(['c1', 'c2']);
    expect(all.at(-1)).toEqual({ kind: 'changed', comments: [], gone: ['c2'], viewers: 2_000 });
  });

  it('a new connection gets the time of the newest comment', async () => {
    const { room, post } = openRoom({ newest: START - 1 });
    expect(await room.hello()).toEqual({
      kind: 'hello',
      newest: new Date(START - 1).toISOString(),
      viewers: 1,
    });
    const { timestamp } = await post('c1');
    expect(await room.hello()).toMatchObject({ newest: timestamp });
  });
});

describe('the rate limit of a viewer', () => {
  it('five comments are accepted at once, then one every two seconds', () => {
    const limiter = new RateLimiter(QUOTAS.post);
    const takes = (count: number, ms: number) =>
      Array.from({ length: count }, () => limiter.take('ana', START + ms));
    expect(takes(6, 0)).toEqual([null, null, null, null, null, 2]);
    expect(limiter.take('bo', START)).toBeNull();
    expect(takes(2, 2_000)).toEqual([null, 2]);
    expect(takes(6, 60_000)).toEqual([null, null, null, null, null, 2]);
  });
});

describe('SlowMode', () => {
  const slow = (lastWrittenMs = 0) => ({ waitMs: 30_000, lastWrittenMs });

  it('one of two comments at once is accepted, and the next after the wait', () => {
    const slowMode = new SlowMode();
    expect(slowMode.take('ana', slow(), START).kind).toBe('go');
    expect(slowMode.take('ana', slow(), START)).toEqual({ kind: 'wait', seconds: 30 });
    expect(slowMode.take('bo', slow(), START).kind).toBe('go');
    expect(slowMode.take('ana', slow(), START + 29_001)).toEqual({ kind: 'wait', seconds: 1 });
    expect(slowMode.take('ana', slow(), START + 30_000).kind).toBe('go');
  });

  it('the time of the last comment in the database counts in a new room', () => {
    expect(new SlowMode().take('ana', slow(START - 10_000), START)).toEqual({ kind: 'wait', seconds: 20 });
  });

  it('a released permit leaves no wait', () => {
    const slowMode = new SlowMode();
    const permit = slowMode.take('ana', slow(), START);
    if (permit.kind === 'go') permit.release();
    expect(slowMode.take('ana', slow(), START + 1).kind).toBe('go');
  });
});

describe('RecentComments', () => {
  const row = (second: number) => ({ id: `c${second}`, timestamp: new Date(START + second * 1000) });

  function openRecent() {
    const state = { now: START, stored: [row(2), row(1)] as ReturnType<typeof row>[] | null, loads: 0 };
    const recent = new RecentComments({
      now: () => state.now,
      load: async () => {
        state.loads += 1;
        const rows = state.stored;
        await Promise.resolve();
        return rows;
      },
    });
    const ids = async () => (await recent.newest())?.map(({ id }) => id) ?? null;
    return { recent, state, ids };
  }

  it('comments are read once a second, however many viewers read them', async () => {
    const { state, ids } = openRecent();
    await Promise.all(Array.from({ length: 2000 }, ids));
    state.now += 999;
    await ids();
    expect(state.loads).toBe(1);
    state.now += 1;
    await ids();
    expect(state.loads).toBe(2);
  });

  it('comments stored meanwhile are added, even during a read', async () => {
    const { recent, ids } = openRecent();
    const firstRead = ids();
    recent.add([row(3)]);
    expect(await firstRead).toEqual(['c3', 'c2', 'c1']);
    recent.add([row(4), row(5)]);
    expect(await ids()).toEqual(['c5', 'c4', 'c3', 'c2', 'c1']);
  });

  it('comments are read anew after a change', async () => {
    const { recent, state, ids } = openRecent();
    await ids();
    state.stored = [row(2)];
    recent.forget();
    expect(await ids()).toEqual(['c2']);
  });

  it('a read that started before a change is not cached', async () => {
    const { recent, state, ids } = openRecent();
    const early = ids();
    state.stored = [row(2)];
    recent.forget();
    await early;
    expect(await ids()).toEqual(['c2']);
  });

  it('comments are null for an unknown subject', async () => {
    const { state, ids } = openRecent();
    state.stored = null;
    expect(await ids()).toBeNull();
  });
});
