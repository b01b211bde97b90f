import Cast from 'lucide-react/icons/cast';
import { useTranslation } from 'react-i18next';
import { useRemotePlayback } from '#app/features/playback/player/hooks/use-remote-playback.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { ControlButton } from './control-button.tsx';

/** AirPlay and what else takes the picture to another screen; only where there is one in reach. */
export function RemoteButton() {
  const { t } = useTranslation('player');
  const { video } = usePlayerApi();
  const { isAvailable, isOn, prompt } = useRemotePlayback(video);
  if (!isAvailable) return null;
  return (
    <ControlButton label={t(isOn ? 'leave_remote' : 'remote')} icon={<Cast />} isOn={isOn} onClick={prompt} />
  );
}
