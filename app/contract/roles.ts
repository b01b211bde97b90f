import * as v from 'valibot';
import { lenientArray } from './reading.ts';

/**
 * What somebody may do who works for a brand (edit-mode.md §13): change drafts; publish them; theme, header,
 * footer and people; hide comments; read what was handed in and how titles were watched.
 */
export const ROLES = ['edit', 'publish', 'own', 'moderate', 'read'] as const;
export type Role = (typeof ROLES)[number];

export const RoleSchema = v.picklist(ROLES);
/** Words that this site does not know are roles of another one. */
export const RoleListSchema = lenientArray(RoleSchema, ROLES.length * 2);

/** Each may do what those after it may. */
const INCLUDED: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  own: ['publish', 'edit', 'moderate', 'read'],
  publish: ['edit'],
};

export function hasRole(roles: readonly Role[], role: Role): boolean {
  return roles.some((own) => own === role || INCLUDED[own]?.includes(role));
}

interface WithRoles {
  roles?: readonly Role[] | undefined;
  is_staff?: boolean | undefined;
}

/** A backend that names no roles has staff alone, who see what viewers report. */
export function rolesOf({ roles, is_staff }: WithRoles): readonly Role[] {
  return roles ?? (is_staff ? ['moderate', 'read'] : []);
}
