import { PlayerEventSchema, TitleDayListSchema } from './analytics.ts';
import type { Call } from './call.ts';
import { NothingSchema } from './envelope.ts';
import { TitleDaysQuerySchema } from './queries.ts';

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
  titleAnalytics: {
    service: 'analytics',
    method: 'GET',
    path: '/api/v1/analytics/titles',
    summary: 'How titles were watched, by day; for staff of the account only',
    session: 'required',
    query: TitleDaysQuerySchema,
    data: TitleDayListSchema,
    list: true,
    mayBeMissing: true,
  },
} as const satisfies Record<string, Call>;
