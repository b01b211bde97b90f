import type { SeekRange } from '#app/features/playback/seek.ts';
import type { FailureKind } from './failure.ts';

export interface CaptionsTrack {
  id: string;
  /** BCP 47 */
  language: string;
  label: string;
}

export interface AudioTrack {
  id: string;
  /** BCP 47 */
  language: string;
  label: string;
  /** Describes what is on the screen, for viewers who cannot see it. */
  isDescription: boolean;
}

/** A frame of the preview sprite; all in pixels of the image. */
export interface Thumbnail {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
  imageWidth: number;
  imageHeight: number;
}

export type Quality = 'auto' | number;

/** What the viewer may choose from, as the engine knows it at this moment. */
export interface EngineTracks {
  captions: CaptionsTrack[];
  /** `CaptionsTrack.id` of the one that shows, or null. */
  activeCaptions: string | null;
  audio: AudioTrack[];
  activeAudio: string | null;
  /** Heights in pixels, best first; empty where there is nothing to choose. */
  qualities: number[];
  /** The height that is on its way to the screen. */
  activeHeight: number | null;
  isLive: boolean;
}

/** Plays one source on one video element. */
export interface Engine {
  tracks(): EngineTracks;
  selectCaptions(id: string | null): void;
  selectAudio(id: string): void;
  selectQuality(quality: Quality): void;
  seekRange(): SeekRange;
  /** When what is shown happened, by the stream's own dates, Unix ms; null where it has none. */
  playheadDateMs(): number | null;
  /** The preview picture for a position; null where there is none. */
  thumbnailAt(seconds: number): Promise<Thumbnail | null>;
  destroy(): Promise<void>;
}

/** What an engine reports while it plays. Its opening rejects instead. */
export interface EngineEvents {
  onTracksChange(): void;
  onFailure(failure: FailureKind): void;
}

export class PlaybackError extends Error {
  override readonly name = 'PlaybackError';
  readonly failure: FailureKind;

  constructor(failure: FailureKind, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
