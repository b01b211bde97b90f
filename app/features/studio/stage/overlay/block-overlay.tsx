import type { RefObject } from 'react';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { STAGE } from '../../media/picture-return.ts';
import { CardTools } from '../cards/card-tools.tsx';
import { useCurrentCard } from '../cards/use-current-card.ts';
import { SizeHints } from '../hints/size-hints.tsx';
import { useBlockPlaces } from '../places/place-store.ts';
import { useStage } from '../stage-context.ts';
import type { StageState } from '../stage-state.ts';

/** What lies over a block that is pointed at or in hand: the tools of its cards, and hints at its pictures. */
export function BlockOverlay({
  id,
  name,
  section,
  state,
  isActive,
}: {
  id: string;
  name: string;
  section: RefObject<HTMLElement>;
  state: StageState;
  isActive: boolean;
}) {
  const { dataOf } = useStage();
  const places = useBlockPlaces(id);
  const { cards, current, setCurrent } = useCurrentCard(section, places);
  const block = dataOf(id);
  const around = section.current;
  const { document, language } = state;
  const hrefOf = (field: string) =>
    editPaths.media({}, { for: document, block: id, field, in: language, to: STAGE });
  if (!isActive || !block || !around) return null;
  return (
    <>
      <SizeHints {...{ block, places, hrefOf }} section={around} />
      {current ? (
        <CardTools {...{ block, name, cards, places, current, setCurrent, state }} section={around} />
      ) : null}
    </>
  );
}
