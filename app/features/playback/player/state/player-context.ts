import { createContext, type ReactNode, useContext } from 'react';
import type { Quality, Thumbnail } from '#app/features/playback/engine/engine.ts';
import type { SeekRange } from '#app/features/playback/seek.ts';
import type { PlayerCommand } from './player-command.ts';
import type { PlayerState } from './player-state.ts';

/** The neighbours of what plays, for the control bar and media keys. */
export interface PlayerQueue {
  /** What its items are called; a playlist's are videos. */
  kind?: 'episodes';
  /** Undefined after the last. */
  next: (() => void) | undefined;
  /** Undefined before the first. */
  previous: (() => void) | undefined;
  /** The viewer is about to press next. */
  prepareNext(): void;
  /** More buttons of the control bar. */
  tools?: ReactNode;
}

/** What the parts inside a player (controls, overlays, tracking) may see and do. */
export interface PlayerApi {
  /** Null until the element is mounted. Its own events and properties are the truth about playing. */
  video: HTMLVideoElement | null;
  state: PlayerState;
  /** What can be watched now, and where the viewer is in it. Seconds, here as in `seekTo`, of the timeline. */
  range(): SeekRange;
  position(): number;
  /** When the current frame happened, Unix ms; null where the stream has no dates. */
  playheadDateMs(): number | null;
  thumbnailAt(seconds: number): Promise<Thumbnail | null>;
  run(command: PlayerCommand): void;
  /** Runs the command of a key or gesture; `onAct` listeners show what no button shows. */
  act(command: PlayerCommand): void;
  onAct(listener: (command: PlayerCommand) => void): () => void;
  seekTo(seconds: number): void;
  /** By `CaptionsTrack.id`; null is off. Remembered for the next film. */
  selectCaptions(id: string | null): void;
  selectQuality(quality: Quality): void;
  /** By `AudioTrack.id`. */
  selectAudio(id: string): void;
  /** Loads again from where it stopped. */
  retry(): void;
  /** Requests again whether, and from where, it may be played. */
  renew(): void;
  /** Its keys act from now on. */
  focus(): void;
  fullscreen: { isOn: boolean; isAvailable: boolean };
}

export const PlayerContext = createContext<PlayerApi | null>(null);

export function usePlayerApi(): PlayerApi {
  const api = useContext(PlayerContext);
  if (!api) throw new Error('usePlayerApi outside a player');
  return api;
}
