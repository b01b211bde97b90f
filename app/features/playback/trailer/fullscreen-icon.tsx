// chunk: playback

import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';

/** Of the button that takes a player to full screen and back. */
export function FullscreenIcon({ isOn }: { isOn: boolean }) {
  return isOn ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />;
}
