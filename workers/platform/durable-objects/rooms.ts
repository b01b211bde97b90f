import type { CommentWire } from '#app/contract/community.ts';
import type { CommentRow } from '#workers/platform/storage/comment-store.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';
import type { QUOTAS } from './constants.ts';
import type { Change, Draft } from './room.ts';

/** Where viewers meet: one subject of one account. */
export interface RoomAddress extends Subject {
  accountId: string;
}

export type PostOutcome =
  | { kind: 'stored'; comment: CommentWire }
  | { kind: 'too-many'; retryAfterSeconds: number };

/** What viewers do to comments, each at its own pace. */
export type RoomAction = Exclude<keyof typeof QUOTAS, 'post'>;

/** Between two comments of one viewer. */
export interface SlowModeRule {
  waitMs: number;
  /** When this viewer last wrote, as far as the database knows. */
  lastWrittenMs: number;
}

/** The newest comments after a time, newest first; or why the room does not have them. */
export type Recent =
  | { kind: 'rows'; rows: CommentRow[] }
  | { kind: 'missing' }
  /** The time is before all that the room keeps. */
  | { kind: 'too-old' };

/** What an object does for its callers. */
export interface RoomCalls {
  post(address: RoomAddress, draft: Draft, slowMode: SlowModeRule | null): Promise<PostOutcome>;
  /** Counts what a viewer does. Seconds to wait, or null when it may go. */
  limitAction(userId: string, doing: RoomAction): Promise<number | null>;
  /** As everybody sees them. */
  recent(address: RoomAddress, sinceMs: number): Promise<Recent>;
  /** Somebody changed a comment that the room may still have in mind, and its listeners on the screen. */
  changed(address: RoomAddress, change: Change): Promise<void>;
  /** Sends its listeners away and forgets all that it has in mind. */
  empty(): Promise<void>;
}

/** The part of a binding that is used here; its own type follows the class through every RPC wrapper. */
export interface RoomNamespace {
  idFromName(name: string): DurableObjectId;
  get(id: DurableObjectId): { fetch(request: Request): Promise<Response> } & RoomCalls;
}

export interface Rooms {
  post(address: RoomAddress, draft: Draft, slowMode: SlowModeRule | null): Promise<PostOutcome>;
  limitAction(address: RoomAddress, userId: string, doing: RoomAction): Promise<number | null>;
  recent(address: RoomAddress, sinceMs: number): Promise<Recent>;
  changed(address: RoomAddress, change: Change): Promise<void>;
  empty(address: RoomAddress): Promise<void>;
  /** Responds to an upgrade. `from` identifies the viewer's address; null where it is unknown. */
  join(address: RoomAddress, from: string | null): Promise<Response>;
}

/** One object an account and subject. Ids have no slash, so that no two subjects share a name. */
export function openRooms(namespace: RoomNamespace): Rooms {
  const objectOf = ({ accountId, type, id }: RoomAddress) =>
    namespace.get(namespace.idFromName(`${accountId}/${type}/${id}`));
  return {
    post: (address, draft, slowMode) => objectOf(address).post(address, draft, slowMode),
    limitAction: (address, userId, doing) => objectOf(address).limitAction(userId, doing),
    recent: (address, sinceMs) => objectOf(address).recent(address, sinceMs),
    changed: (address, change) => objectOf(address).changed(address, change),
    empty: (address) => objectOf(address).empty(),
    join: (address, from) =>
      objectOf(address).fetch(
        new Request(toRoomUrl(address), {
          headers: { Upgrade: 'websocket', ...(from ? { [FROM]: from } : {}) },
        }),
      ),
  };
}

/** On the way into a room. */
export const FROM = 'room-from';
const ROOM_ORIGIN = 'https://room.marquee.invalid';

function toRoomUrl({ accountId, type, id }: RoomAddress): string {
  return `${ROOM_ORIGIN}/?${new URLSearchParams({ accountId, type, id })}`;
}

export function readRoomUrl(url: string): RoomAddress {
  const { accountId, type, id } = Object.fromEntries(new URL(url).searchParams);
  // Written by `toRoomUrl`, and nobody else can reach an object.
  return { accountId, type, id } as RoomAddress;
}
