import type { FamilyDefinitions } from '../family.ts';

export const storyDefinitions: FamilyDefinitions<'stories'> = {};
