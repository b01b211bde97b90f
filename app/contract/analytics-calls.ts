import { PlayerEventSchema } from './analytics.ts';
import type { Call } from './call.ts';
import { NothingSchema } from './envelope.ts';

export const analyticsCalls = {
  playerEvent: {
    service: 'analytics',
    method: 'POST',
    path: '/api/v1/extract/event',
    summary: 'A player event; also as text/plain from sendBeacon',
    session: 'optional',
    body: PlayerEventSchema,
    data: NothingSchema,
  },
} as const satisfies Record<string, Call>;
