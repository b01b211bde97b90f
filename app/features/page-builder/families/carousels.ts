import type { FamilyParts } from '../family.ts';

export const carousels: FamilyParts<'carousels'> = {};
