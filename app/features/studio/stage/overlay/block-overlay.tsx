import type { RefObject } from 'react';
import { CardTools } from '../cards/card-tools.tsx';
import { useCurrentCard } from '../cards/use-current-card.ts';
import { SizeHints } from '../hints/size-hints.tsx';
import { useStage } from '../stage-context.ts';
import type { StageState } from '../stage-state.ts';
import type { DrawnPlace } from './drawn-place.ts';

/** What lies over a block that is pointed at or in hand: the tools of its cards, and hints at its pictures. */
export function BlockOverlay({
  id,
  name,
  section,
  content,
  places,
  state,
  isActive,
}: {
  id: string;
  name: string;
  section: RefObject<HTMLElement>;
  content: RefObject<Element>;
  places: readonly DrawnPlace[];
  state: StageState;
  isActive: boolean;
}) {
  const { dataOf } = useStage();
  const { cards, current, setCurrent } = useCurrentCard(section, content, places);
  const block = dataOf(id);
  const around = section.current;
  if (!isActive || !block || !around) return null;
  return (
    <>
      <SizeHints section={around} block={block} places={places} />
      {current ? (
        <CardTools {...{ block, name, cards, places, current, setCurrent, state }} section={around} />
      ) : null}
    </>
  );
}
