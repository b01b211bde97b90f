import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { OptionsList } from './options-list.tsx';
import { useSettingLabels } from './setting-labels.ts';
import styles from './settings-menu.module.css';

export function CaptionsOptions({ onBack, onStyle }: { onBack(): void; onStyle(): void }) {
  const { t } = useTranslation('player');
  const { state, selectCaptions } = usePlayerApi();
  const labels = useSettingLabels();
  const { captions, activeCaptions } = state.tracks;
  const off = {
    key: 'off',
    label: t('off'),
    isChosen: activeCaptions === null,
    choose: () => selectCaptions(null),
  };
  const languages = captions.map((track) => ({
    key: track.id,
    label: labels.captions(track),
    language: track.language,
    isChosen: track.id === activeCaptions,
    choose: () => selectCaptions(track.id),
  }));
  return (
    <>
      <OptionsList title={t('captions')} options={[off, ...languages]} onBack={onBack} />
      <button
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        className={styles.entry}
        data-apart=""
        onClick={onStyle}
      >
        <span>{t('captions_style')}</span>
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </button>
    </>
  );
}
