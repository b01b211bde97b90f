// chunk: list

import Repeat1 from 'lucide-react/icons/repeat-1';
import Shuffle from 'lucide-react/icons/shuffle';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import styles from './mode-toggles.module.css';
import type { PlaylistPlayback } from './playlist-playback.ts';

/** Loop and shuffle (viewer.md §4). They need scripts, so without them there is only their place. */
export function ModeToggles({ playback: { modes, toggle } }: { playback: PlaylistPlayback }) {
  const { t } = useTranslation('player');
  const isScripted = useHydrated();
  return (
    <div className={styles.toggles}>
      {isScripted ? (
        <>
          <IconButton
            label={t('shuffle')}
            icon={<Shuffle aria-hidden="true" />}
            aria-pressed={modes.shuffle}
            onClick={() => toggle('shuffle')}
          />
          <IconButton
            label={t('loop')}
            icon={<Repeat1 aria-hidden="true" />}
            aria-pressed={modes.loop}
            onClick={() => toggle('loop')}
          />
        </>
      ) : null}
    </div>
  );
}
