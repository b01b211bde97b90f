import { asymmetricFlow } from '../blocks/asymmetric-flow/definition.server.ts';
import { mementoSlides } from '../blocks/memento-slides/definition.server.ts';
import { passimCarve } from '../blocks/passim-carve/definition.server.ts';
import { recentStory } from '../blocks/recent-story/definition.server.ts';
import { wedgedInfo } from '../blocks/wedged-info/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const storyDefinitions: FamilyDefinitions<'stories'> = {
  asymmetricFlow,
  passimCarve,
  mementoSlides,
  wedgedInfo,
  recentStory,
};
