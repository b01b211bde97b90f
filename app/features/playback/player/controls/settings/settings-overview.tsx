import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { useRate } from '#app/features/playback/player/hooks/use-media.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { useSettingLabels } from './setting-labels.ts';
import styles from './settings-menu.module.css';

export type SettingsPage = 'overview' | 'audio' | 'captions' | 'captions-style' | 'quality' | 'rate';

/** What can be set, and what each is set to. */
export function SettingsOverview({ onOpen }: { onOpen(page: SettingsPage): void }) {
  const { t } = useTranslation('player');
  const { state, act } = usePlayerApi();
  const { audio, activeAudio, captions, activeCaptions, qualities, activeHeight } = state.tracks;
  const labels = useSettingLabels();
  const rate = useRate();
  const shown = captions.find((track) => track.id === activeCaptions);
  const playing = audio.find((track) => track.id === activeAudio);
  return (
    <>
      {audio.length > 1 ? (
        <Entry
          name={t('audio')}
          value={playing ? labels.audio(playing) : ''}
          onOpen={() => onOpen('audio')}
        />
      ) : null}
      {captions.length > 0 ? (
        <Entry
          name={t('captions')}
          value={shown ? labels.captions(shown) : t('off')}
          onOpen={() => onOpen('captions')}
        />
      ) : null}
      {qualities.length > 0 ? (
        <Entry
          name={t('quality')}
          value={labels.quality(state.quality, activeHeight)}
          onOpen={() => onOpen('quality')}
        />
      ) : null}
      <Entry name={t('rate')} value={labels.rate(rate)} onOpen={() => onOpen('rate')} />
      <button
        type="button"
        role="menuitem"
        aria-haspopup="dialog"
        className={styles.entry}
        data-only="mouse"
        onClick={() => act({ kind: 'show-keys' })}
      >
        <span>{t('keys')}</span>
        <kbd className={styles.value}>?</kbd>
      </button>
    </>
  );
}

function Entry({ name, value, onOpen }: { name: string; value: string; onOpen(): void }) {
  return (
    <button type="button" role="menuitem" aria-haspopup="menu" className={styles.entry} onClick={onOpen}>
      <span>{name}</span>
      <span className={styles.value}>{value}</span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </button>
  );
}
