import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hasRole, ROLES, rolesOf } from '#app/contract/roles.ts';
import { UserSchema } from '#app/contract/user.ts';

const mayDo = (...roles: Parameters<typeof hasRole>[0]) => ROLES.filter((role) => hasRole(roles, role));

describe('hasRole', () => {
  it('lets owners do everything, publishers edit, and all others what they are named for', () => {
    expect(mayDo('own')).toEqual([...ROLES]);
    expect(mayDo('publish')).toEqual(['edit', 'publish']);
    expect(mayDo('edit')).toEqual(['edit']);
    expect(mayDo('moderate', 'read')).toEqual(['moderate', 'read']);
    expect(mayDo()).toEqual([]);
  });
});

describe('rolesOf', () => {
  it('reads staff of a backend without roles as moderators and readers', () => {
    expect(rolesOf({ is_staff: true })).toEqual(['moderate', 'read']);
    expect(rolesOf({})).toEqual([]);
    expect(rolesOf({ is_staff: true, roles: [] })).toEqual([]);
  });
});

describe('a user on the wire', () => {
  it('keeps the roles that are known, whatever else a backend names', () => {
    const user = { _id: 'u1', roles: ['edit', 'emperor', 7] };
    expect(v.parse(UserSchema, user).roles).toEqual(['edit']);
    expect(v.parse(UserSchema, { _id: 'u1', roles: null }).roles).toBeUndefined();
  });
});
