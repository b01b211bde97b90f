import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useTranslation } from 'react-i18next';
import type { PlayerQueue } from '#app/features/playback/player/state/player-context.ts';
import { ControlButton } from './control-button.tsx';

/** To the neighbour in a playlist or series. */
export function QueueButton({ direction, queue }: { direction: 'previous' | 'next'; queue: PlayerQueue }) {
  const { t } = useTranslation('player');
  const isNext = direction === 'next';
  const item = queue.kind === 'episodes' ? 'episode' : 'video';
  const act = queue[direction];
  return (
    <ControlButton
      label={t(`${direction}_${item}`)}
      icon={isNext ? <SkipForward fill="currentColor" /> : <SkipBack fill="currentColor" />}
      place={direction}
      isDisabled={!act}
      onIntent={isNext ? queue.prepareNext : undefined}
      onClick={() => act?.()}
    />
  );
}
