/** Calls back once, with the next frame on the screen; `signal` calls it off. */
export function whenVideoShows(video: HTMLVideoElement, signal: AbortSignal, act: () => void): void {
  if (!('requestVideoFrameCallback' in video)) {
    (video as HTMLVideoElement).addEventListener('playing', act, { once: true, signal });
    return;
  }
  const handle = video.requestVideoFrameCallback(act);
  signal.addEventListener('abort', () => video.cancelVideoFrameCallback(handle), { once: true });
}
