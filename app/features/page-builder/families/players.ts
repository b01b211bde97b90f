import type { FamilyParts } from '../family.ts';

export const players: FamilyParts<'players'> = {};
