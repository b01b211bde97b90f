import type { FamilyDefinitions } from '../family.ts';

export const heroDefinitions: FamilyDefinitions<'heroes'> = {};
