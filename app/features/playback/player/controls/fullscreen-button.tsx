import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { useTranslation } from 'react-i18next';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { ControlButton } from './control-button.tsx';

export function FullscreenButton() {
  const { t } = useTranslation('player');
  const { run, fullscreen } = usePlayerApi();
  if (!fullscreen.isAvailable) return null;
  return (
    <ControlButton
      label={t(fullscreen.isOn ? 'leave_fullscreen' : 'fullscreen')}
      shortcut="f"
      icon={fullscreen.isOn ? <Minimize /> : <Maximize />}
      onClick={() => run({ kind: 'toggle-fullscreen' })}
    />
  );
}
