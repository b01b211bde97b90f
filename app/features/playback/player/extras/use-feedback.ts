import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerCommand } from '#app/features/playback/player/state/player-command.ts';
import { type PlayerApi, usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { formatClock } from '#app/lib/durations.ts';
import { localDigits, numberLocale } from '#app/lib/number-locale.ts';

export interface FeedbackModel {
  /** Another one starts the animation anew. */
  id: number;
  kind: 'play' | 'pause' | 'back' | 'forward' | 'volume' | 'muted' | 'text';
  text: string;
}

const SHOWN_MS = 900;
/** Held down, a key is announced once, when it is let go. */
const ANNOUNCE_AFTER_MS = 600;
/** Skips within this time of each other are one: "+20". */
const SAME_SKIP_MS = 900;

/** What a key or gesture has just done, for the eyes at once and for screen readers when it is over. */
export function useFeedback() {
  const api = usePlayerApi();
  const describe = useDescription(api);
  const [feedback, setFeedback] = useState<FeedbackModel | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const timers = useRef({ hide: 0, announce: 0, id: 0 });

  const show = useCallback((model: Omit<FeedbackModel, 'id'>, spoken: string) => {
    const { current } = timers;
    current.id += 1;
    setFeedback({ ...model, id: current.id });
    window.clearTimeout(current.hide);
    window.clearTimeout(current.announce);
    current.hide = window.setTimeout(() => setFeedback(null), SHOWN_MS);
    current.announce = window.setTimeout(() => setAnnouncement(spoken), ANNOUNCE_AFTER_MS);
  }, []);

  const { onAct } = api;
  useEffect(() => {
    const stop = onAct((command) => {
      const message = describe(command);
      if (message) show(message.model, message.spoken);
    });
    return () => {
      stop();
      window.clearTimeout(timers.current.hide);
      window.clearTimeout(timers.current.announce);
    };
  }, [onAct, describe, show]);

  /** While a finger is swept over the picture: where letting go would lead. */
  const showSeek = useCallback((model: Omit<FeedbackModel, 'id'>) => show(model, model.text), [show]);
  return { feedback, announcement, showSeek };
}

interface FeedbackMessage {
  model: Omit<FeedbackModel, 'id'>;
  spoken: string;
}

function useDescription(api: PlayerApi) {
  const { t, i18n } = useTranslation('player');
  const latest = useRef(api);
  latest.current = api;
  const skipped = useRef({ seconds: 0, atMs: 0 });

  return useCallback(
    (command: PlayerCommand): FeedbackMessage | null => {
      const { video, position: positionNow, range } = latest.current;
      if (!video) return null;
      const clock = (seconds: number) => formatClock(seconds, i18n.language);
      const toMessage = (kind: FeedbackModel['kind'], text: string, spoken = text): FeedbackMessage => {
        return { model: { kind, text }, spoken };
      };
      const { end, barEnd = end } = range();
      const position = () => t('position_of', { position: clock(positionNow()), duration: clock(barEnd) });
      const number = new Intl.NumberFormat(numberLocale(i18n.language), { style: 'percent' });
      switch (command.kind) {
        case 'toggle-play':
          return video.paused ? toMessage('pause', '', t('paused')) : toMessage('play', '', t('playing'));
        case 'skip': {
          const seconds = sumOfSkips(skipped.current, command.seconds);
          const text = `${seconds < 0 ? '−' : '+'}${localDigits(String(Math.abs(seconds)), i18n.language)}`;
          return toMessage(seconds < 0 ? 'back' : 'forward', text, position());
        }
        case 'seek-to-fraction':
          return toMessage('text', clock(positionNow()), position());
        case 'toggle-mute':
        case 'change-volume':
          return video.muted
            ? toMessage('muted', t('muted'))
            : toMessage(
                'volume',
                number.format(video.volume),
                t('volume_is', { volume: number.format(video.volume) }),
              );
        case 'step-rate': {
          const rate = new Intl.NumberFormat(numberLocale(i18n.language)).format(video.defaultPlaybackRate);
          return toMessage('text', `${rate}×`, t('rate_is', { rate: `${rate}×` }));
        }
        default:
          // Captions, full screen and the key map are visible themselves; their buttons announce them.
          return null;
      }
    },
    [t, i18n],
  );
}

function sumOfSkips(last: { seconds: number; atMs: number }, seconds: number): number {
  const now = performance.now();
  const goesOn = now - last.atMs < SAME_SKIP_MS && Math.sign(last.seconds) === Math.sign(seconds);
  last.seconds = goesOn ? last.seconds + seconds : seconds;
  last.atMs = now;
  return last.seconds;
}
