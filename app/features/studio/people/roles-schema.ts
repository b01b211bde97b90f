import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { ROLES, type Role } from '#app/contract/roles.ts';
import { checkboxField, passwordField, textField } from '#app/features/forms/form-fields.ts';

/** The name of a role's box. */
export const roleField = (role: Role) => `role_${role}` as const;

const boxes = Object.fromEntries(ROLES.map((role) => [roleField(role), checkboxField()])) as Record<
  ReturnType<typeof roleField>,
  ReturnType<typeof checkboxField>
>;

/** Whose roles, all of them, and the password of who grants them (edit-mode.md §13). */
export const RolesSchema = v.object({
  email: textField({ missing: 'email_empty!', maxChars: LIMITS.email }),
  ...boxes,
  invite: checkboxField(),
  password: passwordField({ missing: 'password_empty!', maxChars: LIMITS.password }),
});
