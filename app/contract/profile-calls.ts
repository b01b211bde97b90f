import * as v from 'valibot';
import type { Call } from './call.ts';
import { NothingSchema } from './envelope.ts';
import { IdSchema } from './primitives.ts';
import {
  NewPinBodySchema,
  NewProfileBodySchema,
  PinBodySchema,
  ProfileBodySchema,
  ProfileSchema,
  ProfilesSchema,
  RemoveProfileBodySchema,
  SwitchBodySchema,
} from './profile.ts';
import { AuthSchema } from './user.ts';

const params = v.object({ profile_id: IdSchema });
const shared = { service: 'user', session: 'required' } as const;

/** The user service's calls about the people of one account. A backend has all of them or none. */
export const profileCalls = {
  profiles: {
    ...shared,
    method: 'GET',
    path: '/api/v1/user/profiles',
    summary: 'The people of the account, its owner first, and who is watching',
    data: ProfilesSchema,
    mayBeMissing: true,
  },
  addProfile: {
    ...shared,
    method: 'POST',
    path: '/api/v1/user/profiles',
    summary:
      'Add a profile; 409 with five of them, 422 where it needs a PIN and there is none, 403 without the PIN where titles need it',
    body: NewProfileBodySchema,
    data: ProfileSchema,
  },
  editProfile: {
    ...shared,
    method: 'PUT',
    path: '/api/v1/user/profiles/{profile_id}',
    summary: 'Change a profile; one that the PIN protects with the PIN',
    params,
    body: ProfileBodySchema,
    data: ProfileSchema,
  },
  removeProfile: {
    ...shared,
    method: 'POST',
    path: '/api/v1/user/profiles/{profile_id}/delete',
    summary: 'Delete a profile with its history and lists; 409 for the one in use and the account’s own',
    params,
    body: RemoveProfileBodySchema,
    data: NothingSchema,
  },
  switchProfile: {
    ...shared,
    method: 'POST',
    path: '/api/v1/user/profiles/{profile_id}/use',
    summary:
      'Go on as another profile, in a new session: with PIN or password out of a child’s profile and into a locked one',
    takesPassword: true,
    params,
    body: SwitchBodySchema,
    data: AuthSchema,
  },
  setPin: {
    ...shared,
    method: 'PUT',
    path: '/api/v1/user/pin',
    summary: 'Choose the PIN; with the password where there is one already',
    takesPassword: true,
    body: NewPinBodySchema,
    data: NothingSchema,
  },
  enterPin: {
    ...shared,
    method: 'POST',
    path: '/api/v1/user/pin',
    summary: 'Play titles above the age that the profile wants the PIN for, for some hours',
    body: PinBodySchema,
    data: NothingSchema,
  },
} as const satisfies Record<string, Call>;
