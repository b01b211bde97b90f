import { Agent, request } from 'node:http';
import { drizzle } from 'drizzle-orm/d1';
import type { RoomEventWire } from '#app/contract/live-room.ts';
import type { openSite } from '#cli/local/site.ts';
import { comments } from '#workers/platform/storage/schema/community.ts';
import { sessions, users } from '#workers/platform/storage/schema/user.ts';
import { hashOfSecret } from '#workers/platform/user/secret.ts';
import { type Listener, listen } from './listener.ts';
import type { Report } from './report.ts';

const LISTENERS = Number(process.env.ROOM_LISTENERS ?? 2_000);
const COMMENTS_A_SECOND = 50;
const SECONDS = 30;
/** Enough that nobody writes faster than a viewer may. */
const WRITERS = 200;
const JOINING_AT_ONCE = 40;
const LAST_ONES_MS = 15_000;
const P95_LIMIT_MS = 300;

const ACCOUNT = 'acc_aurora';
const HOSTNAME = 'aurora.localhost';
const CONTENT = 'northern-skies-live';
const PATH = `/resources/live/${CONTENT}`;
const DAY_MS = 24 * 3_600_000;

/** What all listeners got, counted as it comes: three million deliveries are too many to keep. */
interface Tally {
  /** Deliveries by whole milliseconds from sending the post to having the comment. */
  byMs: Uint32Array;
  received: number[];
  newest: string[];
  disordered: number;
  gone: number;
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** One room with thousands of listeners: everything through the edge, as browsers do it. */
export async function benchRoom(site: Site, report: Report): Promise<void> {
  const cookies = await makeWriters(site.bindings.db);
  const room = { port: site.port, hostname: HOSTNAME, path: PATH };
  const tally: Tally = { byMs: new Uint32Array(60_000), received: [], newest: [], disordered: 0, gone: 0 };
  const joiningAtMs = Date.now();
  const listeners = await joinAll(room, tally);
  const joinedMs = Date.now() - joiningAtMs;
  const { stored, notStored, answerMs } = await writeAll(room, cookies);
  await untilAllHave(tally, stored);
  const inDatabase = await countStored(site.bindings.db);
  const lost = tally.received.reduce((sum, count) => sum + Math.max(0, stored - count), 0);
  for (const listener of listeners) listener.close();

  const how = `${LISTENERS} sockets, ${COMMENTS_A_SECOND} comments/s for ${SECONDS} s`;
  const figure = (what: string, value: number, unit: string, limit?: number) =>
    report({ what, value, unit, how, ...(limit === undefined ? {} : { limit }) });
  figure('room: sockets open', listeners.length - tally.gone, 'sockets');
  figure('room: joining, all of them', joinedMs / 1000, 's');
  figure('room: comments stored', stored, 'comments');
  figure('room: posts not answered as stored', notStored, 'posts', 0);
  figure('room: stored, not in the database', stored - inDatabase, 'comments', 0);
  figure('room: stored, not delivered', lost, 'deliveries', 0);
  figure('room: delivered out of order', tally.disordered, 'deliveries', 0);
  figure('room: delivery, p50', percentileOf(tally.byMs, 0.5), 'ms');
  figure('room: delivery, p95', percentileOf(tally.byMs, 0.95), 'ms', P95_LIMIT_MS);
  figure('room: post answered, p95', percentileOf(answerMs, 0.95), 'ms');
}

async function makeWriters(d1: D1Database): Promise<string[]> {
  const db = drizzle(d1);
  const now = new Date();
  const expiresTime = new Date(now.getTime() + DAY_MS);
  const cookies: string[] = [];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const userId = `bench-writer-${writer}`;
    const sessionId = `bench-session-${writer}`;
    const address = `${userId}@example.com`;
    const names = { name: `Writer ${writer}`, emailId: address, emailKey: address };
    const owned = { accountId: ACCOUNT, createdDate: now };
    await db.insert(users).values({ ...owned, id: userId, ...names, passwordHash: 'none' });
    await db.insert(sessions).values({ ...owned, idHash: hashOfSecret(sessionId), userId, expiresTime });
    cookies.push(`sid=${sessionId}`);
  }
  return cookies;
}

async function joinAll(room: Parameters<typeof listen>[0], tally: Tally): Promise<Listener[]> {
  const listeners: Listener[] = [];
  const read = createReader();
  let next = 0;
  const lane = async () => {
    while (next < LISTENERS) {
      const index = next;
      next += 1;
      tally.received[index] = 0;
      tally.newest[index] = '';
      listeners.push(
        await listen(room, {
          text: (text) => count(tally, index, read(text)),
          close: () => {
            tally.gone += 1;
          },
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: JOINING_AT_ONCE }, lane));
  return listeners;
}

interface Delivery {
  time: string;
  sentAtMs: number;
}

/** The same text arrives on every socket: it is parsed once. */
function createReader(): (text: string) => Delivery[] {
  const known = new Map<string, Delivery[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const event: RoomEventWire = JSON.parse(text);
    const deliveries =
      event.kind === 'comments'
        ? event.comments.map(({ comment, timestamp }) => {
            return { time: timestamp, sentAtMs: Number(comment.split(' ').at(-1)) };
          })
        : [];
    known.set(text, deliveries);
    return deliveries;
  };
}

function count(tally: Tally, index: number, deliveries: Delivery[]): void {
  const nowMs = Date.now();
  for (const { time, sentAtMs } of deliveries) {
    if (time <= (tally.newest[index] ?? '')) tally.disordered += 1;
    tally.newest[index] = time;
    tally.received[index] = (tally.received[index] ?? 0) + 1;
    addTo(tally.byMs, nowMs - sentAtMs);
  }
}

async function writeAll(room: Parameters<typeof listen>[0], cookies: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answerMs = new Uint32Array(60_000);
  const outcome = { stored: 0, notStored: 0, answerMs };
  const posts: Promise<void>[] = [];
  const startedAtMs = Date.now();
  for (let index = 0; index < COMMENTS_A_SECOND * SECONDS; index += 1) {
    const dueAtMs = startedAtMs + (index * 1000) / COMMENTS_A_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAtMs - Date.now())));
    const sentAtMs = Date.now();
    const answered = post(room, agent, cookies[index % cookies.length] ?? '', `Comment ${index} ${sentAtMs}`);
    posts.push(
      answered.then((isStored) => {
        outcome[isStored ? 'stored' : 'notStored'] += 1;
        addTo(answerMs, Date.now() - sentAtMs);
      }),
    );
  }
  await Promise.all(posts);
  agent.destroy();
  return outcome;
}

function post(
  { port, hostname, path }: Parameters<typeof listen>[0],
  agent: Agent,
  cookie: string,
  comment: string,
): Promise<boolean> {
  const headers = {
    host: `${hostname}:${port}`,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    cookie,
  };
  return new Promise((resolve) => {
    const postRequest = request(
      { agent, host: '127.0.0.1', port, path, method: 'POST', headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(text.includes('"posted"'))).on('error', () => resolve(false));
      },
    );
    postRequest.on('error', () => resolve(false)).end(new URLSearchParams({ comment }).toString());
  });
}

async function untilAllHave({ received }: Tally, stored: number): Promise<void> {
  const deadline = Date.now() + LAST_ONES_MS;
  while (Date.now() < deadline && received.some((count) => count < stored)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function countStored(d1: D1Database): Promise<number> {
  const rows = await drizzle(d1).select({ id: comments.id, userId: comments.userId }).from(comments);
  return rows.filter(({ userId }) => userId.startsWith('bench-writer-')).length;
}

function addTo(byMs: Uint32Array, ms: number): void {
  const slot = Math.min(byMs.length - 1, Math.max(0, Math.round(ms)));
  byMs[slot] = (byMs[slot] ?? 0) + 1;
}

function percentileOf(byMs: Uint32Array, share: number): number {
  const wanted = byMs.reduce((sum, count) => sum + count, 0) * share;
  let sum = 0;
  return byMs.findIndex((count) => {
    sum += count;
    return sum >= wanted;
  });
}
