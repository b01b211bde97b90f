import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useTranslation } from 'react-i18next';
import type { Trailer } from '#app/features/playback/trailer/use-trailer.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';

/** Shown while the preview plays. */
export function MuteButton({ trailer: { isShowing, isMuted, toggleMuted } }: { trailer: Trailer }) {
  const { t } = useTranslation('player');
  if (!isShowing) return null;
  return (
    <IconButton
      label={t(isMuted ? 'unmute' : 'mute')}
      icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      variant="filled"
      onClick={toggleMuted}
    />
  );
}
