import { DeferredLane } from '#app/features/catalogue/lanes/deferred-lane.tsx';
import type { Lane } from '#app/features/catalogue/lanes/lane-model.ts';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import type { LaneView } from './lane-data.ts';

/** A row of titles, artists or venues. */
export function LaneBlock({ view, loaded }: BlockProps<LaneView, Lane>) {
  return <DeferredLane name={view.name} lane={loaded} retryHref="" />;
}
