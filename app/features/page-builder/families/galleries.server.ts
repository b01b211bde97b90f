import type { FamilyDefinitions } from '../family.ts';

export const galleryDefinitions: FamilyDefinitions<'galleries'> = {};
