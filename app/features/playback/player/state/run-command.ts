import { fromFraction } from '#app/features/playback/seek.ts';
import { type PlayerCommand, stepRate } from './player-command.ts';
import type { PlayerApi } from './player-context.ts';

interface CommandTarget extends Pick<PlayerApi, 'position' | 'range' | 'seekTo'> {
  video: HTMLVideoElement;
  toggleCaptions(): void;
  toggleFullscreen(): void;
}

/** What a key or button means, done to the video. */
export function runCommand(command: PlayerCommand, target: CommandTarget): void {
  const { video } = target;
  switch (command.kind) {
    case 'toggle-play':
      togglePlay(video);
      break;
    case 'skip':
      target.seekTo(target.position() + command.seconds);
      break;
    case 'seek-to-fraction':
      target.seekTo(fromFraction(command.fraction, target.range()));
      break;
    case 'change-volume':
      setVolume(video, (video.muted ? 0 : video.volume) + command.by);
      break;
    case 'set-volume':
      setVolume(video, command.volume);
      break;
    case 'toggle-mute':
      toggleMute(video);
      break;
    case 'step-rate':
      setRate(video, stepRate(video.defaultPlaybackRate, command.by));
      break;
    case 'set-rate':
      setRate(video, command.rate);
      break;
    case 'toggle-captions':
      target.toggleCaptions();
      break;
    case 'toggle-fullscreen':
      target.toggleFullscreen();
      break;
    case 'show-keys':
      // Whatever listens to commands shows them.
      break;
    default:
      // Not `assertNever`: forms of edit mode share it, and would load the player for it.
      command satisfies never;
  }
}

function togglePlay(video: HTMLVideoElement) {
  // A browser may refuse until the viewer has pressed something; then it simply stays paused.
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}

function setRate(video: HTMLVideoElement, rate: number) {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

function setVolume(video: HTMLVideoElement, wanted: number) {
  const volume = Math.min(1, Math.max(0, wanted));
  // Ten steps of 0.1 do not make 1 in binary.
  video.volume = Math.round(volume * 100) / 100;
  video.muted = video.volume === 0;
}

function toggleMute(video: HTMLVideoElement) {
  if (!video.muted) {
    video.muted = true;
    return;
  }
  video.muted = false;
  if (video.volume === 0) video.volume = 0.5;
}
