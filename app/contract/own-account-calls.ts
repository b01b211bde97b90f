import * as v from 'valibot';
import type { Call } from './call.ts';
import { NothingSchema } from './envelope.ts';
import { DeleteAccountBodySchema, DeletionSchema, OwnSessionListSchema } from './own-account.ts';
import { IdQuerySchema } from './queries.ts';

/**
 * The user service's calls about what belongs to a viewer: where they are signed in, their data, their
 * account's end.
 */
export const ownAccountCalls = {
  ownSessions: {
    service: 'user',
    method: 'GET',
    path: '/api/v1/user/sessions',
    summary: 'Where the viewer is signed in',
    session: 'required',
    data: OwnSessionListSchema,
    mayBeMissing: true,
  },
  endSession: {
    service: 'user',
    method: 'DELETE',
    path: '/api/v1/user/sessions',
    summary: "End one of the viewer's sessions; 404 for any other",
    session: 'required',
    query: IdQuerySchema,
    data: NothingSchema,
  },
  endOtherSessions: {
    service: 'user',
    method: 'DELETE',
    path: '/api/v1/user/sessions/others',
    summary: "End all of the viewer's sessions but this one",
    session: 'required',
    data: NothingSchema,
  },
  ownData: {
    service: 'user',
    method: 'GET',
    path: '/api/v1/user/data',
    summary: 'All that is kept of the viewer, as one JSON document',
    session: 'required',
    data: v.unknown(),
    rawAnswer: true,
    mayBeMissing: true,
  },
  deleteAccount: {
    service: 'user',
    method: 'POST',
    path: '/api/v1/user/delete-account',
    summary: 'End all sessions and delete the account in 30 days; signing in until then takes it back',
    session: 'required',
    takesPassword: true,
    body: DeleteAccountBodySchema,
    data: DeletionSchema,
    mayBeMissing: true,
  },
} as const satisfies Record<string, Call>;
