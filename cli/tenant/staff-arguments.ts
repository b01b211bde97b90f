import * as v from 'valibot';
import { EmailSchema } from '#app/contract/primitives.ts';
import { ROLES, type Role } from '#app/contract/roles.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { checked } from './checked.ts';
import { toSlug, type Values } from './options.ts';

/** `staff <slug> <e-mail> --roles edit,publish [--invite]`; `none` takes all of them back. */
export function staffArguments(
  [slug, email, ...rest]: (string | undefined)[],
  { remote: _, roles, invite = false, ...others }: Values,
): { slug: string; email: string; roles: Role[]; isInvited: boolean } {
  const [foreign] = Object.entries(others).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  if (foreign) throw new CommandError(`--${foreign} does not belong to staff.`);
  if (rest.length > 0) throw new CommandError(`One person at a time: "${rest.join(' ')}" is too much.`);
  const brand = toSlug(slug);
  if (!email) throw new CommandError('Name the person by the e-mail address of the account.');
  if (roles === undefined) throw new CommandError(`--roles names ${ROLES.join(', ')}, or none.`);
  if (invite && roles === 'none') throw new CommandError('Nobody is invited without a role.');
  return {
    slug: brand,
    isInvited: invite,
    email: checked(EmailSchema, email, 'The e-mail address'),
    roles:
      roles === 'none'
        ? []
        : roles.split(',').map((role) => checked(v.picklist(ROLES), role, `--roles ${role}`)),
  };
}
