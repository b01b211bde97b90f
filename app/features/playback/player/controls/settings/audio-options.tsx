import { useTranslation } from 'react-i18next';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { OptionsList } from './options-list.tsx';
import { useSettingLabels } from './setting-labels.ts';

export function AudioOptions({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('player');
  const { state, selectAudio } = usePlayerApi();
  const labels = useSettingLabels();
  const options = state.tracks.audio.map((track) => ({
    key: track.id,
    label: labels.audio(track),
    language: track.isDescription ? undefined : track.language,
    isChosen: track.id === state.tracks.activeAudio,
    choose: () => selectAudio(track.id),
  }));
  return <OptionsList title={t('audio')} options={options} onBack={onBack} />;
}
