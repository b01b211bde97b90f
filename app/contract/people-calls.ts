import * as v from 'valibot';
import type { Call } from './call.ts';
import { LIMITS } from './limits.ts';
import { EmailSchema, IdSchema, TimeSchema, text } from './primitives.ts';
import { PageQuerySchema } from './queries.ts';
import { lenientArray, maybe, orElse } from './reading.ts';
import { ROLES, RoleListSchema, RoleSchema } from './roles.ts';

const of = { service: 'user', session: 'required', mayBeMissing: true } as const;

export const PersonSchema = v.object({
  _id: IdSchema,
  name: text(LIMITS.name),
  email_id: text(LIMITS.email),
  roles: RoleListSchema,
  /** Has been invited by mail, and has no password yet. */
  is_invited: orElse(v.boolean(), () => false),
});
export type Person = v.InferOutput<typeof PersonSchema>;

/** The operator, a program with a token, one of the brand's users, or a job of the platform. */
export const ACTORS = ['operator', 'token', 'user', 'system'] as const;

/** Who did what. `actor_name` and `subject_name` are of users that there still are. */
export const AuditLineSchema = v.object({
  _id: IdSchema,
  time: TimeSchema,
  actor: v.picklist(ACTORS),
  actor_name: maybe(text(LIMITS.name)),
  /** `plan.changed`: an entity's kind or another thing, and what became of it. */
  action: text(100),
  subject: text(256),
  subject_name: maybe(text(LIMITS.name)),
});
export type AuditLine = v.InferOutput<typeof AuditLineSchema>;

export const GrantBodySchema = v.strictObject({
  /** Of somebody who has signed up and has verified the address, or is to be invited. */
  email_id: EmailSchema,
  /** Somebody without an account gets one, and a mail with the link that sets its password. */
  invite: v.optional(v.boolean(), false),
  /** All that they have from now on; none takes everything back. */
  roles: v.pipe(
    v.array(RoleSchema),
    v.maxLength(ROLES.length),
    v.transform((roles) => ROLES.filter((role) => roles.includes(role))),
  ),
  /** Of the owner who grants them. */
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.password)),
});

/** Who works for the brand, for its owners (edit-mode.md §13). */
export const peopleCalls = {
  staff: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/people',
    summary: 'Who has which roles, by name; role own',
    data: lenientArray(PersonSchema, LIMITS.list),
  },
  auditTrail: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/audit',
    summary: 'Who did what for the brand, the newest first; role own',
    query: PageQuerySchema,
    data: lenientArray(AuditLineSchema, LIMITS.list),
    list: true,
  },
  grantRoles: {
    ...of,
    method: 'PUT',
    path: '/api/v1/edit/people',
    summary:
      'Grant roles to somebody, inviting them by mail if wanted, or take them back, never to oneself; takes the password; role own',
    body: GrantBodySchema,
    takesPassword: true,
    data: PersonSchema,
  },
} as const satisfies Record<string, Call>;
