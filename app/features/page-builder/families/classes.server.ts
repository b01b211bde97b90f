import type { FamilyDefinitions } from '../family.ts';

export const classDefinitions: FamilyDefinitions<'classes'> = {};
