import { CentreModeSlider } from '../blocks/centre-mode-slider/block.tsx';
import { FullHeightSlider } from '../blocks/full-height-slider/block.tsx';
import { RowingHeroSection } from '../blocks/rowing-hero-section/block.tsx';
import { VerticalSlider } from '../blocks/vertical-slider/block.tsx';
import type { FamilyParts } from '../family.ts';

export const heroes: FamilyParts<'heroes'> = {
  rowingHeroSection: RowingHeroSection,
  centreModeSlider: CentreModeSlider,
  verticalSlider: VerticalSlider,
  fullHeightSlider: FullHeightSlider,
};
