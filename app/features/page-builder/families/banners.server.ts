import type { FamilyDefinitions } from '../family.ts';

export const bannerDefinitions: FamilyDefinitions<'banners'> = {};
