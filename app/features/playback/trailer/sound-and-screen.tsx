import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useTranslation } from 'react-i18next';
import { useFullscreen } from '#app/features/playback/player/hooks/use-fullscreen.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { FullscreenIcon } from './fullscreen-icon.tsx';
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
          icon={<FullscreenIcon isOn={fullscreen.isOn} />}
          onClick={fullscreen.toggle}
        />
      ) : null}
    </>
  );
}
