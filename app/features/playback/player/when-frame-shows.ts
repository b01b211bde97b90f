/** Calls back once, with the next frame on the screen; `signal` calls it off. */
export function whenFrameShows(video: HTMLVideoElement, signal: AbortSignal, act: () => void): void {
  if (!('requestVideoFrameCallback' in video)) {
    (video as HTMLVideoElement).addEventListener('playing', act, { once: true, signal });
    return;
  }
  const handle = video.requestVideoFrameCallback(act);
  signal.addEventListener('abort', () => video.cancelVideoFrameCallback(handle), { once: true });
}

const LATEST_MS = 4000;

/**
 * Calls back once the next frame has been shown, behind it, so that what comes then does not hold it up; where none comes,
 * after a while all the same. Returns how to call it off.
 */
export function afterFrame(video: HTMLVideoElement, act: () => void): () => void {
  const abort = new AbortController();
  const timer = setTimeout(act, LATEST_MS);
  whenFrameShows(video, abort.signal, () => setTimeout(act));
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}
