import { DurableObject } from 'cloudflare:workers';
import { ROOM_PING, ROOM_PONG, type RoomEventWire } from '#app/contract/live-room.ts';
import { log } from '#workers/platform/http/log.ts';
import { storeFor } from '#workers/platform/storage/account-store.ts';
import { GUEST } from '#workers/platform/storage/comment-rows.ts';
import type { CommentRow } from '#workers/platform/storage/comment-store.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import {
  BUSY_RETRY_SECONDS,
  MAX_SOCKETS,
  MAX_SOCKETS_AN_ADDRESS,
  QUOTAS,
  RECENT_COMMENTS,
  SILENT_MS,
  SWEEP_EVERY_MS,
  VIEWERS_DELAY_MS,
} from './constants.ts';
import { RateLimiter } from './rate-limiter.ts';
import { RecentComments } from './recent-comments.ts';
import { type Change, type Draft, type PlacedDraft, Room } from './room.ts';
import {
  FROM,
  type PostOutcome,
  type Recent,
  type RoomAction,
  type RoomAddress,
  type RoomCalls,
  readRoomUrl,
  type SlowModeRule,
} from './rooms.ts';
import { SlowMode } from './slow-mode.ts';

/** RFC 6455 §7.4.1: the codes that an endpoint may send; the others only report what happened. */
const isSendableCloseCode = (code: number) => code === 1000 || (code >= 3000 && code <= 4999);
const POLICY_VIOLATION = 1008;

interface Attachment {
  joinedMs: number;
}

/**
 * A room with its listeners. They only listen: what they write comes as a call, with a session. The object
 * sleeps while nothing is written, and its sockets stay open meanwhile.
 */
export class LiveRoomObject<Env> extends DurableObject<Env> implements RoomCalls {
  readonly #d1: D1Database;
  readonly #posts = new RateLimiter(QUOTAS.post);
  readonly #doings: Record<RoomAction, RateLimiter> = {
    vote: new RateLimiter(QUOTAS.vote),
    change: new RateLimiter(QUOTAS.change),
    report: new RateLimiter(QUOTAS.report),
  };
  readonly #slowMode = new SlowMode();
  #room: Room | undefined;
  #recent: RecentComments<CommentRow> | undefined;
  #isViewersPlanned = false;
  #sweptAtMs = Date.now();

  constructor(state: DurableObjectState, env: Env, d1: D1Database) {
    super(state, env);
    this.#d1 = d1;
    // Answered without waking the object.
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(ROOM_PING, ROOM_PONG));
    log({ event: 'room-woke', sockets: state.getWebSockets().length });
  }

  async post(address: RoomAddress, draft: Draft, slowMode: SlowModeRule | null): Promise<PostOutcome> {
    const room = this.#roomAt(address);
    if (room.isFull) return { kind: 'too-many', retryAfterSeconds: BUSY_RETRY_SECONDS };
    const userId = draft.user.id;
    const nowMs = Date.now();
    const permit = slowMode ? this.#slowMode.take(userId, slowMode, nowMs) : null;
    if (permit?.kind === 'wait') return { kind: 'too-many', retryAfterSeconds: permit.seconds };
    const retryAfterSeconds = this.#posts.take(userId, nowMs);
    if (retryAfterSeconds !== null) return { kind: 'too-many', retryAfterSeconds };
    try {
      return { kind: 'stored', comment: await room.post(draft) };
    } catch (error) {
      permit?.release();
      throw error;
    }
  }

  async limitAction(userId: string, doing: RoomAction): Promise<number | null> {
    return this.#doings[doing].take(userId, Date.now());
  }

  async recent(address: RoomAddress, sinceMs: number): Promise<Recent> {
    const rows = await this.#recentAt(address).newest();
    if (rows === null) return { kind: 'missing' };
    const oldest = rows.at(-1);
    if (rows.length >= RECENT_COMMENTS && oldest && oldest.timestamp.getTime() > sinceMs) {
      return { kind: 'too-old' };
    }
    return { kind: 'rows', rows: rows.filter(({ timestamp }) => timestamp.getTime() > sinceMs) };
  }

  async changed(address: RoomAddress, change: Change): Promise<void> {
    this.#recent?.forget();
    if (this.ctx.getWebSockets().length > 0) this.#roomAt(address).broadcastChange(change);
  }

  async empty(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) close(socket, POLICY_VIOLATION);
    this.#room = undefined;
    this.#recent = undefined;
  }

  override async fetch(request: Request): Promise<Response> {
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS) return new Response(null, { status: 503 });
    const from = request.headers.get(FROM);
    if (from && this.ctx.getWebSockets(from).length >= MAX_SOCKETS_AN_ADDRESS) {
      return new Response(null, { status: 429, headers: { 'retry-after': '60' } });
    }
    const room = this.#roomAt(readRoomUrl(request.url));
    const { 0: browser, 1: socket } = new WebSocketPair();
    this.ctx.acceptWebSocket(socket, from ? [from] : []);
    socket.serializeAttachment({ joinedMs: Date.now() } satisfies Attachment);
    // After it is accepted: what is written from here on reaches it, what was before is in this word.
    socket.send(JSON.stringify(await room.hello()));
    this.#planViewers();
    return new Response(null, { status: 101, webSocket: browser });
  }

  override webSocketMessage(socket: WebSocket): void {
    socket.close(POLICY_VIOLATION, 'this room is only for listening');
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    close(socket, isSendableCloseCode(code) ? code : 1000);
    this.#planViewers();
  }

  override webSocketError(): void {
    this.#planViewers();
  }

  #roomAt(address: RoomAddress): Room {
    this.#room ??= this.#openRoom(address);
    return this.#room;
  }

  #openRoom({ accountId, ...subject }: RoomAddress): Room {
    const { comments } = storeFor(openDatabase(this.#d1), accountId);
    return new Room({
      insert: (drafts) => comments.add(subject, drafts),
      newest: () => comments.newest(subject),
      stored: (placed) => this.#recent?.add(placed.map(toRow)),
      send: (message) => this.#send(message),
      viewers: () => this.ctx.getWebSockets().length,
      now: Date.now,
      setTimer: (run, delayMs) => setTimeout(run, delayMs),
    });
  }

  #recentAt({ accountId, ...subject }: RoomAddress): RecentComments<CommentRow> {
    this.#recent ??= new RecentComments({
      now: Date.now,
      load: async () => {
        const store = storeFor(openDatabase(this.#d1), accountId);
        const [found, rows] = await store.batch([
          store.community.subject(subject),
          store.comments.newestOnes(subject, RECENT_COMMENTS, GUEST),
        ]);
        return found.length > 0 ? rows : null;
      },
    });
    return this.#recent;
  }

  #send(message: RoomEventWire): void {
    const text = JSON.stringify(message);
    const sockets = this.ctx.getWebSockets();
    this.#sweep(sockets);
    for (const socket of sockets) {
      try {
        socket.send(text);
      } catch {
        // It is on its way out; its close event follows.
      }
    }
  }

  /** What is sent to somebody who no longer takes it would pile up. */
  #sweep(sockets: readonly WebSocket[]): void {
    const nowMs = Date.now();
    if (nowMs - this.#sweptAtMs < SWEEP_EVERY_MS) return;
    this.#sweptAtMs = nowMs;
    for (const socket of sockets) {
      const lastPingMs = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime();
      const { joinedMs } = socket.deserializeAttachment() as Attachment;
      if (nowMs - (lastPingMs ?? joinedMs) > SILENT_MS) close(socket, POLICY_VIOLATION);
    }
  }

  /** A thousand viewers who join at once cause one event. */
  #planViewers(): void {
    if (this.#isViewersPlanned) return;
    this.#isViewersPlanned = true;
    setTimeout(() => {
      this.#isViewersPlanned = false;
      this.#send({ kind: 'viewers', viewers: this.ctx.getWebSockets().length });
    }, VIEWERS_DELAY_MS);
  }
}

function close(socket: WebSocket, code: number): void {
  try {
    socket.close(code);
  } catch {
    // Closed already.
  }
}

function toRow({ id, parentId, comment, timestamp, user }: PlacedDraft): CommentRow {
  return {
    id,
    parentId,
    comment,
    timestamp,
    likeCount: 0,
    dislikeCount: 0,
    editedDate: null,
    removedDate: null,
    hiddenDate: null,
    replyCount: 0,
    vote: null,
    authorId: user.id,
    authorName: user.name,
  };
}
