import { isBufferedToEnd } from './buffered.ts';
import type { ShakaPlayer } from './load-shaka.ts';
import { selectAudio } from './shaka-choices.ts';
import { audioIdOf } from './shaka-tracks.ts';

type TextTrack = ReturnType<ShakaPlayer['getTextTracks']>[number];

const LOOK_EVERY_MS = 1_500;
/** A file of captions that is late has this many looks, once all else is there. */
const LOOKS = 2;
const REOPENINGS = 2;

/** Chooses a film's captions and sees to it that they come. `onError` hears of what goes wrong on the way. */
export function createCaptionsChoice(
  player: ShakaPlayer,
  video: HTMLVideoElement,
  onError: (error: unknown) => void,
) {
  let timer: number | undefined;
  let chosen = 0;
  const stop = () => window.clearInterval(timer);

  function watch(track: TextTrack, reopenings: number) {
    let looks = 0;
    timer = window.setInterval(() => {
      if (player.getBufferedInfo().text.length > 0) return stop();
      if (isBufferedToEnd(video)) looks += 1;
      if (looks < LOOKS) return;
      stop();
      reopen(track, reopenings);
    }, LOOK_EVERY_MS);
  }

  function reopen(track: TextTrack, reopenings: number) {
    const choice = chosen;
    openAgain(player, video, track).then((same) => {
      if (same && reopenings > 1 && choice === chosen) watch(same, reopenings - 1);
    }, onError);
  }

  return {
    select(id: string | null) {
      stop();
      chosen += 1;
      const track = player.getTextTracks().find((candidate) => String(candidate.id) === id);
      player.selectTextTrack(track ?? null);
      if (!track || player.isLive()) return;
      if (isBufferedToEnd(video)) reopen(track, REOPENINGS);
      // The rest may arrive before the captions do, and then they would stay away, too.
      else watch(track, REOPENINGS);
    },
    stop,
  };
}

/**
 * Once everything is buffered the library's streaming has ended, and a text track chosen then is fetched but never shown
 * (seen with 5.2.12). Opening the film again where it stands brings both back, out of the browser's cache.
 */
async function openAgain(
  player: ShakaPlayer,
  video: HTMLVideoElement,
  { originalTextId }: TextTrack,
): Promise<TextTrack | null> {
  const uri = player.getAssetUri();
  const { currentTime, paused } = video;
  if (!uri) return null;
  const sound = soundOf(player);
  await player.load(uri, currentTime);
  // It begins with the sound that the film begins with.
  if (sound !== null && sound !== soundOf(player)) selectAudio(player, sound);
  const same = player.getTextTracks().find((track) => track.originalTextId === originalTextId);
  player.selectTextTrack(same ?? null);
  // Paused meanwhile, or refused by the browser: then it stands there, and that is no failure.
  if (!paused) await video.play().catch(() => undefined);
  return same ?? null;
}

function soundOf(player: ShakaPlayer): string | null {
  const active = player.getAudioTracks().find((track) => track.active);
  return active ? audioIdOf(active) : null;
}
