import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useTranslation } from 'react-i18next';
import { useFullscreen } from '#app/features/playback/player/hooks/use-fullscreen.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import type { Trailer } from './use-trailer.ts';

/** What a moving picture without a player's controls has: its sound, and the whole screen. */
export function SoundAndScreen({
  playback: { isMuted, toggleMuted, ref },
  root,
}: {
  playback: Trailer;
  root: HTMLElement | null;
}) {
  const { t } = useTranslation('player');
  const fullscreen = useFullscreen(root, ref.current);
  return (
    <>
      <IconButton
        label={t(isMuted ? 'unmute' : 'mute')}
        icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        onClick={toggleMuted}
      />
      {fullscreen.isAvailable ? (
        <IconButton
          label={t(fullscreen.isOn ? 'leave_fullscreen' : 'fullscreen')}
          icon={fullscreen.isOn ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          onClick={fullscreen.toggle}
        />
      ) : null}
    </>
  );
}
