import { isBufferedToEnd } from './buffered.ts';
import type { TextTrack } from './reload-at-position.ts';
import type { ShakaPlayer } from './shaka-types.ts';

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
    loadOpenAgain()
      .then(async (openAgain) => {
        const same = choice === chosen && (await openAgain?.(player, video, track));
        if (same && reopenings > 1 && choice === chosen) watch(same, reopenings - 1);
      })
      .catch(onError);
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

/** Few films need it; without it, one plays on without captions. */
function loadOpenAgain() {
  return import('./reload-at-position.ts').then(
    ({ openAgain }) => openAgain,
    () => null,
  );
}
