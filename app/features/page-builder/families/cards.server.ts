import type { FamilyDefinitions } from '../family.ts';

export const cardDefinitions: FamilyDefinitions<'cards'> = {};
