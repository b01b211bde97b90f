import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#app/features/playback/player/hooks/use-media.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { ControlButton } from './control-button.tsx';

const EVENTS = ['enterpictureinpicture', 'leavepictureinpicture', 'loadedmetadata'] as const;

export function PictureInPictureButton() {
  const { t } = useTranslation('player');
  const { video } = usePlayerApi();
  const isOn = useMedia(EVENTS, (element) => document.pictureInPictureElement === element, false);
  if (!video || !document.pictureInPictureEnabled) return null;
  return (
    <ControlButton
      label={t(isOn ? 'leave_picture_in_picture' : 'picture_in_picture')}
      icon={<PictureInPicture2 />}
      isOn={isOn}
      onClick={() => void toggle(video)}
    />
  );
}

/** Browsers reject it before there is a picture, or by the viewer's settings: then nothing changes. */
async function toggle(video: HTMLVideoElement) {
  const isOn = document.pictureInPictureElement === video;
  await (isOn ? document.exitPictureInPicture() : video.requestPictureInPicture()).catch(() => undefined);
}
