import { ClassScroller } from '../blocks/class-scroller/block.tsx';
import { FitnessPlans } from '../blocks/fitness-plans/block.tsx';
import { LiveClassScroller } from '../blocks/live-class-scroller/block.tsx';
import { TrainerSlider } from '../blocks/trainer-slider/block.tsx';
import type { FamilyParts } from '../family.ts';

export const classes: FamilyParts<'classes'> = {
  classScroller: ClassScroller,
  fitnessPlans: FitnessPlans,
  trainerSlider: TrainerSlider,
  liveClassScroller: LiveClassScroller,
};
