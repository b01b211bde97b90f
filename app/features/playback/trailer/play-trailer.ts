import { beginTrailer, endTrailer } from './end-trailer.ts';

/** viewer.md §4 and §9: a trailer starts 1 s after it is ready. */
const TRAILER_DELAY_MS = 1000;

const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** A browser that claims to play HLS has this long to prove it. */
const NATIVE_WAIT_MS = 4000;

/** Of the width that it would have on the page: what is smaller looks worse than the picture that it covers. */
const MIN_SHARPNESS = 0.5;

interface TrailerOptions {
  url: string;
  /** Of several renditions the best. */
  isBest?: boolean | undefined;
  /** Not at all where even that is too small for its place; then it ends with an AbortError. */
  isSharp?: boolean | undefined;
}

/** Whether the browser has failed at it already: then it is not tried with every card. */
let hasNativeFailed = false;

/**
 * Plays an HLS trailer on a muted element, a second after it is ready, until `signal` aborts. One at a time
 * on the page: a new one ends the one before. Resolves once it plays; rejects where it cannot, and with an
 * AbortError where it was ended before.
 */
export async function playTrailer(
  video: HTMLVideoElement,
  { url, isBest = false, isSharp = false }: TrailerOptions,
  signal: AbortSignal,
): Promise<void> {
  const controller = beginTrailer();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const ended = controller.signal;
  const close = await open(video, { url, isBest }, ended).catch((error: unknown) => {
    // What it was doing when it was ended failed of that.
    ended.throwIfAborted();
    throw error;
  });
  ended.addEventListener('abort', () => void close().catch(() => undefined), { once: true });
  if (ended.aborted) await close();
  ended.throwIfAborted();
  if (isSharp && (await isTooSmall(video, ended))) endTrailer();
  ended.throwIfAborted();
  await delay(TRAILER_DELAY_MS, ended);
  await video.play();
}

/** Its size is known with its first data. */
async function isTooSmall(video: HTMLVideoElement, signal: AbortSignal): Promise<boolean> {
  if (video.readyState < HTMLMediaElement.HAVE_METADATA) {
    await new Promise<void>((resolve, reject) => {
      video.addEventListener('loadedmetadata', () => resolve(), { signal });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }
  return video.videoWidth < video.clientWidth * MIN_SHARPNESS;
}

/** The browser's own player where it has one, for it costs no bytes; else the site's. */
async function open(
  video: HTMLVideoElement,
  { url, isBest }: { url: string; isBest: boolean },
  signal: AbortSignal,
): Promise<() => Promise<unknown>> {
  if (!hasNativeFailed && video.canPlayType(HLS_TYPE) !== '') {
    const isReady = await openNative(video, url, signal);
    if (isReady) return () => Promise.resolve(unload(video));
    unload(video);
    signal.throwIfAborted();
    hasNativeFailed = true;
  }
  const { openWithPlayer } = await import('./open-with-player.ts');
  signal.throwIfAborted();
  return openWithPlayer(video, url, isBest, signal);
}

function openNative(video: HTMLVideoElement, url: string, signal: AbortSignal): Promise<boolean> {
  const done = new AbortController();
  return new Promise<boolean>((resolve) => {
    const options = { signal: done.signal };
    video.addEventListener('canplay', () => resolve(true), options);
    video.addEventListener('error', () => resolve(false), options);
    signal.addEventListener('abort', () => resolve(false), options);
    const timer = setTimeout(() => resolve(false), NATIVE_WAIT_MS);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    video.src = url;
    video.load();
  }).finally(() => done.abort());
}

function unload(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
