import type { FamilyParts } from '../family.ts';

export const heroes: FamilyParts<'heroes'> = {};
