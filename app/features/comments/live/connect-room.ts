import { ROOM_PING, ROOM_PONG, RoomEventSchema } from '#app/contract/live-room.ts';
import { readWire } from '#app/contract/reading.ts';
import { paths } from '#app/features/links/paths.ts';
import { openSiteSocket } from '#app/services/site-socket.ts';
import { PING_EVERY_MS, PONG_TIMEOUT_MS } from './constants.ts';
import type { ConnectRoom } from './feed-dependencies.ts';

const HEARTBEAT = {
  ping: ROOM_PING,
  pong: ROOM_PONG,
  everyMs: PING_EVERY_MS,
  answerWithinMs: PONG_TIMEOUT_MS,
};

/** The WebSocket to a content's room through this site. */
export function roomOf(contentId: string): ConnectRoom {
  return ({ event, close }) =>
    openSiteSocket(paths.liveComments({ id: contentId }), HEARTBEAT, {
      message(text) {
        const read = readWire(RoomEventSchema, parse(text));
        // A newer room may send events that this page does not know.
        if (read.ok) event(read.value);
      },
      close,
    });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
