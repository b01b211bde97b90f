import type { Page } from '@playwright/test';

const FIRST_FRAME_TIMEOUT_MS = 30_000;

/** From the click, in ms: to a picture of the film on the screen, and to the next picture after it. */
export interface Waits {
  firstFrame: number;
  moving: number;
}

/** Waits until the film moves. The page must have had `observeFirstFrame` from its start. */
export async function waitsOf(page: Page): Promise<Waits> {
  const handle = await page.waitForFunction(
    () => {
      const { clickedAt, firstFrameAt, movedAt } = (window as unknown as { __play: Observed }).__play;
      return movedAt > 0 ? { firstFrame: firstFrameAt - clickedAt, moving: movedAt - clickedAt } : null;
    },
    undefined,
    { timeout: FIRST_FRAME_TIMEOUT_MS, polling: 50 },
  );
  return (await handle.jsonValue()) as Waits;
}

interface Observed {
  clickedAt: number;
  /** When a picture of the film was on the screen. */
  firstFrameAt: number;
  /** When the picture was another one: the film moves. */
  movedAt: number;
}

/**
 * Runs in the page, before its own scripts: notes the first click, the first picture of a film that is seen
 * after it, and the next one. A picture that was drawn before counts when the page is painted with it
 * visible, as the browser does not call back for it again.
 */
export function observeFirstFrame() {
  const seen: Observed = { clickedAt: 0, firstFrameAt: 0, movedAt: 0 };
  Object.assign(window, { __play: seen });
  const noteClick = () => {
    seen.clickedAt ||= performance.now();
  };
  addEventListener('click', noteClick, { capture: true });
  /** The film's time in the first picture that each player drew. */
  const firstDrawn = new WeakMap<HTMLVideoElement, number>();
  const noteVideoFrame = (video: HTMLVideoElement) =>
    video.requestVideoFrameCallback((now, { mediaTime }) => {
      const firstTime = firstDrawn.get(video) ?? mediaTime;
      firstDrawn.set(video, firstTime);
      if (seen.clickedAt > 0 && isSeen(video)) {
        seen.firstFrameAt ||= now;
        if (mediaTime > firstTime) seen.movedAt ||= now;
      }
      if (seen.movedAt === 0) noteVideoFrame(video);
    });
  const isSeen = (video: HTMLVideoElement) =>
    video.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const notePaint = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.firstFrameAt ||= performance.now();
    };
    port2.postMessage(null);
  };
  const watched = new WeakSet<HTMLVideoElement>();
  const watchVideos = () => {
    for (const video of document.querySelectorAll<HTMLVideoElement>('video:not([aria-hidden])')) {
      if (!watched.has(video)) {
        watched.add(video);
        noteVideoFrame(video);
      }
      if (seen.clickedAt > 0 && firstDrawn.has(video) && isSeen(video)) notePaint();
    }
    if (seen.movedAt === 0) requestAnimationFrame(watchVideos);
  };
  requestAnimationFrame(watchVideos);
}
