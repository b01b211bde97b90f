import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useTranslation } from 'react-i18next';
import type { PlayerQueue } from '#app/features/playback/player/state/player-context.ts';
import { ControlButton } from './control-button.tsx';

/** To the neighbour in a playlist. */
export function QueueButton({ direction, queue }: { direction: 'previous' | 'next'; queue: PlayerQueue }) {
  const { t } = useTranslation('player');
  const isNext = direction === 'next';
  return (
    <ControlButton
      label={t(isNext ? 'next_video' : 'previous_video')}
      icon={isNext ? <SkipForward fill="currentColor" /> : <SkipBack fill="currentColor" />}
      place={direction}
      onIntent={isNext ? queue.prepareNext : undefined}
      onClick={isNext ? queue.next : queue.previous}
    />
  );
}
