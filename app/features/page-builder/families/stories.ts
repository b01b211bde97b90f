import { AsymmetricFlow } from '../blocks/asymmetric-flow/block.tsx';
import { MementoSlides } from '../blocks/memento-slides/block.tsx';
import { PassimCarve } from '../blocks/passim-carve/block.tsx';
import { RecentStory } from '../blocks/recent-story/block.tsx';
import { WedgedInfo } from '../blocks/wedged-info/block.tsx';
import type { FamilyParts } from '../family.ts';

export const stories: FamilyParts<'stories'> = {
  asymmetricFlow: AsymmetricFlow,
  passimCarve: PassimCarve,
  mementoSlides: MementoSlides,
  wedgedInfo: WedgedInfo,
  recentStory: RecentStory,
};
