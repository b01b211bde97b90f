import type { Call } from './call.ts';
import { FiguresQuerySchema, FiguresSchema } from './figures.ts';

/** How a brand does: operators.md B.6. */
export const figuresCalls = {
  figures: {
    service: 'analytics',
    method: 'GET',
    path: '/api/v1/edit/figures',
    summary: 'Sign-ups, members, revenue, renewals and what was watched, by day; role read',
    session: 'required',
    query: FiguresQuerySchema,
    data: FiguresSchema,
    mayBeMissing: true,
  },
} as const satisfies Record<string, Call>;
