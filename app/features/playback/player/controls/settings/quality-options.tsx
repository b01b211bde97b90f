import { useTranslation } from 'react-i18next';
import type { Quality } from '#app/features/playback/engine/engine.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { OptionsList } from './options-list.tsx';
import { useSettingLabels } from './setting-labels.ts';

export function QualityOptions({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('player');
  const { state, selectQuality } = usePlayerApi();
  const labels = useSettingLabels();
  const choices: Quality[] = ['auto', ...state.tracks.qualities];
  const options = choices.map((quality) => ({
    key: String(quality),
    label: labels.quality(quality, null),
    isChosen: quality === state.quality,
    choose: () => selectQuality(quality),
  }));
  return <OptionsList title={t('quality')} options={options} onBack={onBack} />;
}
