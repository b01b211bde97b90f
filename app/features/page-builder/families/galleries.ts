import type { FamilyParts } from '../family.ts';

export const galleries: FamilyParts<'galleries'> = {};
