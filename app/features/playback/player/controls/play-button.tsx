import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import { useHasEnded, useIsPaused } from '#app/features/playback/player/hooks/use-media.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { ControlButton } from './control-button.tsx';

export function PlayButton() {
  const { t } = useTranslation('player');
  const { run } = usePlayerApi();
  const isPaused = useIsPaused();
  const hasEnded = useHasEnded();
  const onClick = () => run({ kind: 'toggle-play' });
  if (hasEnded)
    return (
      <ControlButton
        label={t('play_again')}
        shortcut="k"
        icon={<RotateCcw />}
        size="large"
        onClick={onClick}
      />
    );
  const icon = isPaused ? <Play fill="currentColor" /> : <Pause fill="currentColor" />;
  return (
    <ControlButton
      label={t(isPaused ? 'play' : 'pause')}
      shortcut="k"
      icon={icon}
      size="large"
      onClick={onClick}
    />
  );
}
