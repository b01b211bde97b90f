import ListVideo from 'lucide-react/icons/list-video';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ControlButton } from '#app/features/playback/player/controls/control-button.tsx';

/** In the control bar: opens the list of all episodes. */
export function EpisodesButton({
  buttonRef,
  isOn,
  onClick,
}: {
  buttonRef: RefObject<HTMLButtonElement>;
  isOn: boolean;
  onClick(): void;
}) {
  const { t } = useTranslation('player');
  return (
    <ControlButton ref={buttonRef} label={t('episodes')} icon={<ListVideo />} isOn={isOn} onClick={onClick} />
  );
}
