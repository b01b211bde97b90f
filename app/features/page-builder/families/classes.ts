import type { FamilyParts } from '../family.ts';

export const classes: FamilyParts<'classes'> = {};
