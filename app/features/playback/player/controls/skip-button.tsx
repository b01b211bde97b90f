import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { SKIP_SECONDS } from '#app/features/playback/constants.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { localDigits } from '#app/lib/number-locale.ts';
import { ControlButton } from './control-button.tsx';
import styles from './skip-button.module.css';

export function SkipButton({ direction }: { direction: 'back' | 'forward' }) {
  const { t, i18n } = useTranslation('player');
  const { run } = usePlayerApi();
  const isBack = direction === 'back';
  const icon = (
    <span className={styles.icon}>
      {isBack ? <RotateCcw /> : <RotateCw />}
      <span aria-hidden="true">{localDigits(String(SKIP_SECONDS), i18n.language)}</span>
    </span>
  );
  return (
    <ControlButton
      label={t(isBack ? 'skip_back' : 'skip_forward', { seconds: SKIP_SECONDS })}
      shortcut={isBack ? 'j' : 'l'}
      icon={icon}
      onClick={() => run({ kind: 'skip', seconds: isBack ? -SKIP_SECONDS : SKIP_SECONDS })}
    />
  );
}
