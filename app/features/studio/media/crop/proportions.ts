import type { Size } from '#app/domain/picture-fit.ts';

/** A choice of what is left of a picture; null is all of it. */
export interface Proportion {
  id: 'whole' | 'wanted' | 'wide' | 'square' | 'upright';
  size: Size | null;
}

const USUAL: readonly Proportion[] = [
  { id: 'wide', size: { width: 16, height: 9 } },
  { id: 'square', size: { width: 1, height: 1 } },
  { id: 'upright', size: { width: 4, height: 5 } },
];

/** That of the field that the picture is for comes first. */
export function proportionsFor(wanted: Size | null): readonly Proportion[] {
  const uncropped: Proportion = { id: 'whole', size: null };
  return wanted ? [{ id: 'wanted', size: wanted }, uncropped, ...USUAL] : [uncropped, ...USUAL];
}
