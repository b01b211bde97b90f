import Volume1 from 'lucide-react/icons/volume-1';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useVolume } from '#app/features/playback/player/hooks/use-media.ts';
import { useProperties } from '#app/features/playback/player/hooks/use-properties.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { numberLocale } from '#app/lib/number-locale.ts';
import { ControlButton } from './control-button.tsx';
import styles from './volume-control.module.css';

const STEPS = 20;

export function VolumeControl() {
  const { t, i18n } = useTranslation('player');
  const { run } = usePlayerApi();
  const volume = useVolume();
  const track = useProperties<HTMLInputElement>({ '--volume': volume });

  // Uncontrolled: React would put the old value back until the player has reported the new one, and the next
  // key would start from there.
  useEffect(() => {
    if (track.current) track.current.valueAsNumber = volume;
  }, [track, volume]);

  return (
    <div className={styles.volume}>
      <ControlButton
        label={t(volume === 0 ? 'unmute' : 'mute')}
        shortcut="m"
        icon={iconOf(volume)}
        onClick={() => run({ kind: 'toggle-mute' })}
      />
      <input
        ref={track}
        className={styles.slider}
        type="range"
        data-own-keys=""
        min={0}
        max={1}
        step={1 / STEPS}
        defaultValue={volume}
        aria-label={t('volume')}
        aria-valuetext={new Intl.NumberFormat(numberLocale(i18n.language), { style: 'percent' }).format(
          volume,
        )}
        onChange={(event) => run({ kind: 'set-volume', volume: event.currentTarget.valueAsNumber })}
      />
    </div>
  );
}

function iconOf(volume: number) {
  if (volume === 0) return <VolumeX />;
  return volume < 0.5 ? <Volume1 /> : <Volume2 />;
}
