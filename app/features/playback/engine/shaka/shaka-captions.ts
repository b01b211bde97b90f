import { isBufferedToEnd } from './buffered.ts';
import type { TextTrack } from './reload-at-position.ts';
import type { ShakaPlayer } from './shaka-types.ts';

const LOOK_EVERY_MS = 1_500;
/** A file of captions that is late has this many looks, once all else is there. */
const LOOKS = 2;
const MAX_RELOADS = 2;

/** Chooses a film's captions and sees to it that they come. `onError` hears of what goes wrong on the way. */
export function createCaptionsChoice(
  player: ShakaPlayer,
  video: HTMLVideoElement,
  onError: (error: unknown) => void,
) {
  let timer: number | undefined;
  let chosen = 0;
  const stop = () => window.clearInterval(timer);

  function watch(track: TextTrack, reloadsLeft: number) {
    let looks = 0;
    timer = window.setInterval(() => {
      if (player.getBufferedInfo().text.length > 0) return stop();
      if (isBufferedToEnd(video)) looks += 1;
      if (looks < LOOKS) return;
      stop();
      reload(track, reloadsLeft);
    }, LOOK_EVERY_MS);
  }

  function reload(track: TextTrack, reloadsLeft: number) {
    const choice = chosen;
    loadReload()
      .then(async (openAgain) => {
        const same = choice === chosen && (await openAgain?.(player, video, track));
        if (same && reloadsLeft > 1 && choice === chosen) watch(same, reloadsLeft - 1);
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
      if (isBufferedToEnd(video)) reload(track, MAX_RELOADS);
      // The rest may arrive before the captions do, and then they would stay away, too.
      else watch(track, MAX_RELOADS);
    },
    stop,
  };
}

/** Few films need it; without it, one plays on without captions. */
function loadReload() {
  return import('./reload-at-position.ts').then(
    ({ reloadAtPosition }) => reloadAtPosition,
    () => null,
  );
}
