import * as v from 'valibot';
import { AccountIdSchema } from './account-id.ts';
import { DeviceKeySchema } from './headers.ts';
import { LIMITS } from './limits.ts';
import {
  CountSchema,
  EmailSchema,
  IdSchema,
  NameSchema,
  PasswordSchema,
  requiredText,
  SessionIdSchema,
  TokenSchema,
  text,
} from './primitives.ts';
import { ProfileSchema } from './profile.ts';
import { dispensable, maybe, orElse } from './reading.ts';
import { RoleListSchema } from './roles.ts';

export const UserSchema = v.object({
  _id: IdSchema,
  name: dispensable(NameSchema, () => ''),
  email_id: dispensable(EmailSchema, () => ''),
  phone: maybe(text(LIMITS.phone)),
  is_email_verified: orElse(v.boolean(), () => false),
  /** Looks through reported comments: has the role `moderate`. */
  is_staff: maybe(v.boolean()),
  /** What the user may do for the brand. Backends without roles have staff alone, see `rolesOf`. */
  roles: maybe(RoleListSchema),
});
export type User = v.InferOutput<typeof UserSchema>;

export const UserSessionSchema = v.object({
  session_id: SessionIdSchema,
  session_data: maybe(v.object({ account_id: maybe(AccountIdSchema) })),
});
export type UserSession = v.InferOutput<typeof UserSessionSchema>;

/** Answer of login, validate-session and session-info. */
export const AuthSchema = v.object({
  user: UserSchema,
  user_session: UserSessionSchema,
  /** Who of the account is watching; of backends with profiles. */
  profile: maybe(ProfileSchema),
  /** Of login: how many there are to choose from. */
  profile_count: maybe(CountSchema),
  /** Signing in took back that the account was to be deleted. */
  is_restored: maybe(v.boolean()),
  /** Of login: what the browser sends at the next one, so that others' wrong passwords do not count for it. */
  device_key: maybe(DeviceKeySchema),
});
export type Auth = v.InferOutput<typeof AuthSchema>;

export const SignupResponseSchema = dispensable(v.object({ user: UserSchema }));
/** Answer of a changed profile. */
export const UpdatedUserSchema = dispensable(UserSchema);

// Request bodies. Writers are strict: a key that the contract does not know is a mistake of the caller.

/** Something of it can be seen: blanks, zero-width characters and marks of direction alone are no name. */
const visibleName = v.pipe(
  requiredText(LIMITS.name),
  v.check((name) => /[^\s\p{C}]/u.test(name)),
  v.description('with at least one visible character'),
);
const phone = v.pipe(text(LIMITS.phone), v.regex(/^[0-9+() .-]*$/));

/** viewer.md §5: no e-mail format check at login. */
export const LoginBodySchema = v.strictObject({ email_id: EmailSchema, password: PasswordSchema });
export type LoginBody = v.InferOutput<typeof LoginBodySchema>;

export const SignupBodySchema = v.strictObject({
  email_id: v.pipe(EmailSchema, v.includes('@')),
  password: PasswordSchema,
  name: visibleName,
  phone: v.nullish(phone),
  referral_code: v.nullish(text(LIMITS.code)),
});
export type SignupBody = v.InferOutput<typeof SignupBodySchema>;

export const ChangePasswordBodySchema = v.strictObject({
  user_id: IdSchema,
  old_password: PasswordSchema,
  new_password: PasswordSchema,
});

export const UpdateInfoBodySchema = v.strictObject({
  name: visibleName,
  phone: v.nullish(phone),
});

export const EmailBodySchema = v.strictObject({ email_id: EmailSchema });
export const VerifyEmailBodySchema = v.strictObject({ verify_key: TokenSchema });
export const ResetKeyBodySchema = v.strictObject({ reset_key: TokenSchema });
export const ResetPasswordBodySchema = v.strictObject({ password: PasswordSchema, reset_key: TokenSchema });

/** The base64 JSON after /verify-email/ in the link of the mail that verifies an address. */
export const VerifyLinkSchema = v.object({ verify_key: TokenSchema });
