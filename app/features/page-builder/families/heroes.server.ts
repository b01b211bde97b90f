import { centreModeSlider } from '../blocks/centre-mode-slider/definition.server.ts';
import { fullHeightSlider } from '../blocks/full-height-slider/definition.server.ts';
import { rowingHeroSection } from '../blocks/rowing-hero-section/definition.server.ts';
import { verticalSlider } from '../blocks/vertical-slider/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const heroDefinitions: FamilyDefinitions<'heroes'> = {
  rowingHeroSection,
  centreModeSlider,
  verticalSlider,
  fullHeightSlider,
};
