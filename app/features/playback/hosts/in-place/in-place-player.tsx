import { IN_A_BOX, PlayerPlaceContext } from '#app/features/playback/player/state/player-place.ts';
import { InPlaceStage } from './in-place-stage.tsx';
import { useInPlace } from './use-in-place.ts';

/** Plays what is at an address of `paths.watchInPlace`, at once, and fills its box. */
export function InPlacePlayer({ address }: { address: string }) {
  const inPlace = useInPlace(address);
  return (
    <PlayerPlaceContext.Provider value={IN_A_BOX}>
      <InPlaceStage inPlace={inPlace} />
    </PlayerPlaceContext.Provider>
  );
}
