// chunk: playback

import { useCallback, useEffect, useState } from 'react';

/** iPhones know full screen for the video element alone, by a name of their own. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen(): void;
}

/** Full screen of the whole player, controls and captions included. */
export function useFullscreen(root: HTMLElement | null, video: HTMLVideoElement | null) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const update = () => setIsOn(document.fullscreenElement !== null && document.fullscreenElement === root);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [root]);

  const toggle = useCallback(() => {
    if (document.fullscreenElement) return void document.exitFullscreen();
    // Iframes without permission are rejected: then nothing changes.
    if (document.fullscreenEnabled) return void root?.requestFullscreen().catch(() => undefined);
    if (video && isAppleVideo(video)) video.webkitEnterFullscreen();
  }, [root, video]);

  const isAvailable = video !== null && (document.fullscreenEnabled || isAppleVideo(video));
  return { isOn, isAvailable, toggle };
}

function isAppleVideo(video: HTMLVideoElement): video is AppleVideo {
  return 'webkitEnterFullscreen' in video;
}
