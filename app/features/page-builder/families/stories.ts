import type { FamilyParts } from '../family.ts';

export const stories: FamilyParts<'stories'> = {};
