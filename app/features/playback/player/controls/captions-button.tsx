import Captions from 'lucide-react/icons/captions';
import CaptionsOff from 'lucide-react/icons/captions-off';
import { useTranslation } from 'react-i18next';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { ControlButton } from './control-button.tsx';

export function CaptionsButton() {
  const { t } = useTranslation('player');
  const { run, state } = usePlayerApi();
  if (state.tracks.captions.length === 0) return null;
  const isOn = state.tracks.activeCaptions !== null;
  return (
    <ControlButton
      label={t('captions')}
      shortcut="c"
      icon={isOn ? <Captions /> : <CaptionsOff />}
      isOn={isOn}
      onClick={() => run({ kind: 'toggle-captions' })}
    />
  );
}
