import { vi } from 'vitest';

/** What a media element of the test has loaded, and where it is. */
interface Media {
  durationSeconds: number;
  readyState: number;
  /** Where it was when it last started, stopped or was moved. */
  atSeconds: number;
  sinceMs: number;
  isPaused: boolean;
  hasPlayed: boolean;
  volume: number;
  isMuted: boolean;
  rate: number;
  defaultRate: number;
  timer: ReturnType<typeof setInterval> | undefined;
  videoFrameCallbacks: Map<number, () => void>;
}

const TICK_MS = 250;
const media = new WeakMap<HTMLMediaElement, Media>();

function mediaOf(element: HTMLMediaElement): Media {
  const known = media.get(element) ?? {
    durationSeconds: Number.NaN,
    readyState: 0,
    atSeconds: 0,
    sinceMs: 0,
    isPaused: true,
    hasPlayed: false,
    volume: 1,
    isMuted: false,
    rate: 1,
    defaultRate: 1,
    timer: undefined,
    videoFrameCallbacks: new Map(),
  };
  media.set(element, known);
  return known;
}

const emit = (element: HTMLMediaElement, ...types: string[]) => {
  for (const type of types) element.dispatchEvent(new Event(type));
};

const isRunning = ({ isPaused, readyState }: Media) => !isPaused && readyState >= 3;

function positionOf(element: HTMLMediaElement): number {
  const state = mediaOf(element);
  const playedSeconds = isRunning(state) ? ((performance.now() - state.sinceMs) / 1000) * state.rate : 0;
  return Math.min(state.atSeconds + playedSeconds, state.durationSeconds || state.atSeconds);
}

/** Its clock starts again from where it is. */
function anchor(element: HTMLMediaElement, change: Partial<Media> = {}) {
  const atSeconds = positionOf(element);
  Object.assign(mediaOf(element), { atSeconds, sinceMs: performance.now() }, change);
}

function run(element: HTMLMediaElement) {
  const state = mediaOf(element);
  state.hasPlayed = true;
  for (const act of state.videoFrameCallbacks.values()) act();
  state.videoFrameCallbacks.clear();
  clearInterval(state.timer);
  state.timer = setInterval(() => tick(element), TICK_MS);
}

function tick(element: HTMLMediaElement) {
  const state = mediaOf(element);
  if (!element.isConnected || !isRunning(state)) return clearInterval(state.timer);
  emit(element, 'timeupdate');
  if (positionOf(element) < state.durationSeconds) return;
  if (element.loop) return anchor(element, { atSeconds: 0 });
  anchor(element, { isPaused: true });
  emit(element, 'pause', 'ended');
}

let handles = 0;

/**
 * happy-dom's media elements play nothing. These have a length, a position that moves with the test's clock
 * while they play, and the events of a browser; only `loadMedia` fills them.
 */
const PROPERTIES: PropertyDescriptorMap & ThisType<HTMLMediaElement> = {
  HAVE_METADATA: { value: 1 },
  HAVE_CURRENT_DATA: { value: 2 },
  HAVE_FUTURE_DATA: { value: 3 },
  duration: {
    get: function () {
      return mediaOf(this).durationSeconds;
    },
  },
  readyState: {
    get: function () {
      return mediaOf(this).readyState;
    },
  },
  paused: {
    get: function () {
      return mediaOf(this).isPaused;
    },
  },
  ended: {
    get: function () {
      return positionOf(this) >= mediaOf(this).durationSeconds;
    },
  },
  played: {
    get: function () {
      return { length: mediaOf(this).hasPlayed ? 1 : 0, start: () => 0, end: () => positionOf(this) };
    },
  },
  currentTime: {
    get: function () {
      return positionOf(this);
    },
    set: function (seconds: number) {
      anchor(this, { atSeconds: seconds });
      emit(this, 'seeking', 'timeupdate', 'seeked');
    },
  },
  volume: {
    get: function () {
      return mediaOf(this).volume;
    },
    set: function (volume: number) {
      mediaOf(this).volume = volume;
      emit(this, 'volumechange');
    },
  },
  muted: {
    get: function () {
      return mediaOf(this).isMuted;
    },
    set: function (isMuted: boolean) {
      mediaOf(this).isMuted = isMuted;
      emit(this, 'volumechange');
    },
  },
  playbackRate: {
    get: function () {
      return mediaOf(this).rate;
    },
    set: function (rate: number) {
      anchor(this, { rate });
      emit(this, 'ratechange');
    },
  },
  defaultPlaybackRate: {
    get: function () {
      return mediaOf(this).defaultRate;
    },
    set: function (defaultRate: number) {
      mediaOf(this).defaultRate = defaultRate;
      emit(this, 'ratechange');
    },
  },
  play: {
    value: async function () {
      const state = mediaOf(this);
      if (!state.isPaused) return;
      anchor(this, { isPaused: false, ...(this.ended ? { atSeconds: 0 } : {}) });
      emit(this, 'play');
      if (!isRunning(state)) return;
      run(this);
      emit(this, 'playing');
    },
  },
  pause: {
    value: function () {
      if (mediaOf(this).isPaused) return;
      anchor(this, { isPaused: true });
      emit(this, 'pause');
    },
  },
  requestVideoFrameCallback: {
    value: function (act: () => void) {
      handles += 1;
      const state = mediaOf(this);
      if (isRunning(state)) setTimeout(act);
      else state.videoFrameCallbacks.set(handles, act);
      return handles;
    },
  },
  cancelVideoFrameCallback: {
    value: function (handle: number) {
      mediaOf(this).videoFrameCallbacks.delete(handle);
    },
  },
};

for (const [name, descriptor] of Object.entries(PROPERTIES)) {
  const isVideoOnly = name.endsWith('VideoFrameCallback');
  const owner = isVideoOnly ? HTMLVideoElement.prototype : HTMLMediaElement.prototype;
  Object.defineProperty(owner, name, { configurable: true, ...descriptor });
}

/** As when a film's first segments have come: an element that plays by itself does. */
export function loadMedia(element: HTMLMediaElement, durationSeconds: number, atSeconds = 0): void {
  anchor(element, { durationSeconds, readyState: 4, atSeconds, hasPlayed: false });
  emit(element, 'loadedmetadata', 'durationchange', 'loadeddata', 'canplay');
  if (!mediaOf(element).isPaused) {
    run(element);
    emit(element, 'playing');
  } else if (element.autoplay) element.play().catch(() => undefined);
}

/** As when another film takes its place. */
export function emptyMedia(element: HTMLMediaElement): void {
  anchor(element, { durationSeconds: Number.NaN, readyState: 0, atSeconds: 0, isPaused: true });
  emit(element, 'emptied');
}

/** Nothing more comes: the picture freezes. */
export function starve(element: HTMLMediaElement): void {
  anchor(element, { readyState: 2 });
  emit(element, 'waiting');
}

/** Media keys and lock screens, which happy-dom lacks: what the page has set, to read and to press. */
export const mediaSession = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  handlers: new Map<string, MediaSessionActionHandler>(),
  setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
    if (handler) mediaSession.handlers.set(action, handler);
    else mediaSession.handlers.delete(action);
  },
  setPositionState: vi.fn(),
};

Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: mediaSession });
Object.assign(globalThis, {
  MediaMetadata: class {
    constructor(init: object) {
      Object.assign(this, init);
    }
  },
});
