import type { FamilyParts } from '../family.ts';

export const banners: FamilyParts<'banners'> = {};
