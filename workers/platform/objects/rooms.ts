import type { CommentWire } from '#app/contract/community.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';
import type { Draft } from './room.ts';

/** Where viewers meet: one subject of one account. */
export interface RoomAddress extends Subject {
  accountId: string;
}

export type PostOutcome =
  | { kind: 'stored'; comment: CommentWire }
  | { kind: 'too-many'; retryAfterSeconds: number };

/** What an object does for its callers. */
export interface RoomCalls {
  post(address: RoomAddress, draft: Draft): Promise<PostOutcome>;
}

/** The part of a binding to objects that is used here; its own type follows the class through every RPC wrapper. */
export interface RoomNamespace {
  idFromName(name: string): DurableObjectId;
  get(id: DurableObjectId): { fetch(request: Request): Promise<Response> } & RoomCalls;
}

export interface Rooms {
  post(address: RoomAddress, draft: Draft): Promise<PostOutcome>;
  /** Answers an upgrade. */
  join(address: RoomAddress): Promise<Response>;
}

/** One object an account and subject. Ids have no slash, so that no two subjects share a name. */
export function openRooms(namespace: RoomNamespace): Rooms {
  const objectOf = ({ accountId, type, id }: RoomAddress) =>
    namespace.get(namespace.idFromName(`${accountId}/${type}/${id}`));
  return {
    post: (address, draft) => objectOf(address).post(address, draft),
    join: (address) =>
      objectOf(address).fetch(new Request(toRoomUrl(address), { headers: { Upgrade: 'websocket' } })),
  };
}

const ROOM_ORIGIN = 'https://room.marquee.invalid';

function toRoomUrl({ accountId, type, id }: RoomAddress): string {
  return `${ROOM_ORIGIN}/?${new URLSearchParams({ accountId, type, id })}`;
}

export function readRoomUrl(url: string): RoomAddress {
  const { accountId, type, id } = Object.fromEntries(new URL(url).searchParams);
  // Written by `toRoomUrl`, and nobody else can reach an object.
  return { accountId, type, id } as RoomAddress;
}
