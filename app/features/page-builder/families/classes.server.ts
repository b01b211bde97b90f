import { classScroller } from '../blocks/class-scroller/definition.server.ts';
import { fitnessPlans } from '../blocks/fitness-plans/definition.server.ts';
import { liveClassScroller } from '../blocks/live-class-scroller/definition.server.ts';
import { trainerSlider } from '../blocks/trainer-slider/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const classDefinitions: FamilyDefinitions<'classes'> = {
  classScroller,
  fitnessPlans,
  trainerSlider,
  liveClassScroller,
};
