import { loadShaka } from '#app/features/playback/load-shaka.ts';
import { shakaSettings } from '#app/features/playback/shaka-settings.ts';
import { TRAILER_DELAY_MS } from './constants.ts';

const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** A browser that says that it plays HLS has this long to prove it. */
const NATIVE_WAIT_MS = 4000;
const START_BANDWIDTH_BPS = 1_000_000;
const BUFFER_SECONDS = 6;

let current: AbortController | null = null;

/**
 * Plays an HLS trailer on a muted element, a second after it is ready, until `signal` aborts. One at a time on the page:
 * a new one ends the one before. Resolves once it plays; rejects where it cannot, or was ended before.
 */
export async function playTrailer(video: HTMLVideoElement, url: string, signal: AbortSignal): Promise<void> {
  current?.abort();
  const controller = new AbortController();
  current = controller;
  const ended = AbortSignal.any([signal, controller.signal]);
  const close = await open(video, url, ended);
  ended.addEventListener('abort', () => void close().catch(() => undefined), { once: true });
  if (ended.aborted) await close();
  ended.throwIfAborted();
  await delay(TRAILER_DELAY_MS, ended);
  await video.play();
}

/** The browser's own player where it has one, for it costs no bytes; else the site's. */
async function open(
  video: HTMLVideoElement,
  url: string,
  signal: AbortSignal,
): Promise<() => Promise<unknown>> {
  if (video.canPlayType(HLS_TYPE) !== '') {
    const isReady = await openNative(video, url, signal);
    if (isReady) return () => Promise.resolve(unload(video));
    unload(video);
  }
  signal.throwIfAborted();
  return openShaka(video, url);
}

function openNative(video: HTMLVideoElement, url: string, signal: AbortSignal): Promise<boolean> {
  const settled = new AbortController();
  return new Promise<boolean>((resolve) => {
    const options = { signal: settled.signal };
    video.addEventListener('canplay', () => resolve(true), options);
    video.addEventListener('error', () => resolve(false), options);
    signal.addEventListener('abort', () => resolve(false), options);
    const timer = setTimeout(() => resolve(false), NATIVE_WAIT_MS);
    settled.signal.addEventListener('abort', () => clearTimeout(timer));
    video.src = url;
    video.load();
  }).finally(() => settled.abort());
}

async function openShaka(video: HTMLVideoElement, url: string) {
  const library = await loadShaka('hls');
  if (!library.Player.isBrowserSupported()) throw new Error('This browser plays no HLS');
  const player = new library.Player();
  player.configure(shakaSettings(START_BANDWIDTH_BPS));
  player.configure('streaming.bufferingGoal', BUFFER_SECONDS);
  try {
    await player.attach(video);
    await player.load(url);
  } catch (error) {
    await player.destroy();
    throw error;
  }
  return () => player.destroy();
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
