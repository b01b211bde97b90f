import type { FamilyDefinitions } from '../family.ts';

export const carouselDefinitions: FamilyDefinitions<'carousels'> = {};
