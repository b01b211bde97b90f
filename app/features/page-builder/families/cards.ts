import type { FamilyParts } from '../family.ts';

export const cards: FamilyParts<'cards'> = {};
