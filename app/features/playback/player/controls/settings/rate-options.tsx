import { useTranslation } from 'react-i18next';
import { PLAYBACK_RATES } from '#app/features/playback/constants.ts';
import { useRate } from '#app/features/playback/player/hooks/use-media.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { OptionsList } from './options-list.tsx';
import { useSettingLabels } from './setting-labels.ts';

export function RateOptions({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('player');
  const { run } = usePlayerApi();
  const labels = useSettingLabels();
  const current = useRate();
  const options = PLAYBACK_RATES.map((rate) => ({
    key: String(rate),
    label: labels.rate(rate),
    isChosen: rate === current,
    choose: () => run({ kind: 'set-rate', rate }),
  }));
  return <OptionsList title={t('rate')} options={options} onBack={onBack} />;
}
