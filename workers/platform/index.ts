import { LiveRoomObject } from './objects/live-room.ts';
import type { RoomNamespace } from './objects/rooms.ts';
import { createPlatform, type Platform } from './platform.ts';

interface Env {
  DB: D1Database;
  MEDIA: R2Bucket;
  TENANTS: KVNamespace;
  LIVE_ROOMS: RoomNamespace;
  SIGNING_KEY: string;
  ADMIN_TOKEN: string;
}

let platform: Platform | undefined;

export default {
  fetch(request, env) {
    // Bindings are the same for an isolate's whole life, and its caches live in the platform.
    platform ??= createPlatform({
      d1: env.DB,
      media: env.MEDIA,
      tenants: env.TENANTS,
      liveRooms: env.LIVE_ROOMS,
      signingKey: env.SIGNING_KEY,
      adminToken: env.ADMIN_TOKEN,
    });
    return platform.handle(request);
  },
} satisfies ExportedHandler<Env>;

export class LiveRoom extends LiveRoomObject<Env> {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env, env.DB);
  }
}
