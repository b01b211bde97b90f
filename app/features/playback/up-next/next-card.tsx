import Lock from 'lucide-react/icons/lock';
import Play from 'lucide-react/icons/play';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { localDigits } from '#app/lib/number-locale.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { COUNTDOWN_MS, secondsLeft } from './countdown.ts';
import styles from './next-card.module.css';
import type { Episode } from './up-next.ts';
import { useCountdown } from './use-countdown.ts';
import { useEscape } from './use-escape.ts';
import type { GoOn } from './use-go-on.ts';
import { usePlaceLabel } from './use-place-label.ts';
import type { Presence } from './use-presence.ts';

interface NextCardProps {
  next: Episode;
  /** Where the credits begin, in seconds. */
  creditsAt: number | null;
  goOn: GoOn;
  presence: Presence;
  /** The viewer is choosing an episode: nothing plays by itself meanwhile. */
  isHeld: boolean;
}

/**
 * Over the last seconds of an episode: the next one, which plays when they are over. It never takes focus by
 * itself; screen readers hear of it once.
 */
export function NextCard({ next, creditsAt, goOn, presence, isHeld }: NextCardProps) {
  const { t, i18n } = useTranslation('player');
  const placeLabel = usePlaceLabel();
  const { video, focus } = usePlayerApi();
  const card = useRef<HTMLDivElement>(null);
  const [isDoubtful, setIsDoubtful] = useState(false);
  const isDecision = next.isLocked || isDoubtful;
  const countdown = useCountdown(video, { creditsAt, isHeld: isHeld || isDecision });
  const { phase, cancel } = countdown;
  const isCounting = phase === 'counting';
  const hasFailed = goOn.failedId === next.id;
  const isShown = isCounting || (hasFailed && phase === 'over');

  useEffect(() => {
    if (isCounting) setIsDoubtful(presence.isDoubtful());
  }, [isCounting, presence]);
  const { goTo } = goOn;
  useEffect(() => {
    if (phase !== 'over') return;
    presence.countEpisode();
    goTo(next.id);
  }, [phase, presence, goTo, next.id]);

  const leave = useCallback(
    (act: () => void) => {
      if (card.current?.contains(document.activeElement)) focus();
      act();
    },
    [focus],
  );
  const dismiss = useCallback(() => leave(cancel), [leave, cancel]);
  useEscape(isShown, dismiss);

  const seconds = localDigits(String(secondsLeft(countdown)), i18n.language);
  const name = `${placeLabel(next)} ${next.title}`;
  const question = isDoubtful ? t('still_watching') : t('next_episode');
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isShown
            ? announcement({
                isDecision,
                question,
                name,
                counts: t('next_in', { seconds: COUNTDOWN_MS / 1000 }),
              })
            : null}
        </span>
      </VisuallyHidden>
      {isShown ? (
        // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
        <div ref={card} className={styles.card} role="group" aria-label={question} data-next-card="">
          <Picture source={next.picture} sizes="176px" className={styles.picture}>
            {next.isLocked ? <Lock className={styles.lock} aria-hidden="true" /> : null}
          </Picture>
          <div className={styles.words}>
            <p className={styles.lead}>
              <span>{question}</span>
              {isDecision || hasFailed ? null : <span data-figures>{t('plays_in', { seconds })}</span>}
            </p>
            <p className={styles.title}>
              <span className={styles.place} data-figures>
                {placeLabel(next)}
              </span>{' '}
              <bdi>{next.title}</bdi>
            </p>
            {hasFailed ? <p role="status">{t('item_failed')}</p> : null}
          </div>
          <div className={styles.ways}>
            <Button
              icon={
                next.isLocked ? <Lock aria-hidden="true" /> : <Play aria-hidden="true" fill="currentColor" />
              }
              onClick={() => leave(() => goTo(next.id))}
              onPointerEnter={() => goOn.prepare(next.id)}
              onFocus={() => goOn.prepare(next.id)}
            >
              {t(actionOf({ isLocked: next.isLocked, isDoubtful, hasFailed }))}
            </Button>
            <Button variant="quiet" onClick={dismiss}>
              {t('cancel')}
            </Button>
          </div>
          {isDecision ? null : <Bar elapsedMs={countdown.elapsedMs} />}
        </div>
      ) : null}
    </>
  );
}

function announcement(words: {
  isDecision: boolean;
  question: string;
  name: string;
  counts: string;
}): string {
  return `${words.isDecision ? words.question : words.counts}: ${words.name}`;
}

function actionOf(next: { isLocked: boolean; isDoubtful: boolean; hasFailed: boolean }) {
  if (next.hasFailed) return 'retry';
  if (next.isLocked) return 'how_to_watch';
  return next.isDoubtful ? 'keep_watching' : 'play_now';
}

/** For eyes alone: the seconds are in words above it. */
function Bar({ elapsedMs }: { elapsedMs: number }) {
  // A custom property, which React's type of styles does not know.
  const style = { '--elapsed': elapsedMs / COUNTDOWN_MS } as CSSProperties;
  return <span className={styles.bar} style={style} aria-hidden="true" />;
}
