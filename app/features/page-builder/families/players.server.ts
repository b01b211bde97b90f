import type { FamilyDefinitions } from '../family.ts';

export const playerDefinitions: FamilyDefinitions<'players'> = {};
