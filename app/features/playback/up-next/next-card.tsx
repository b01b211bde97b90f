import Lock from 'lucide-react/icons/lock';
import Play from 'lucide-react/icons/play';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { localDigits } from '#app/lib/number-locale.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { COUNTDOWN_MS, secondsLeft } from './countdown.ts';
import styles from './next-card.module.css';
import { type NextCardModel, type NextCardProps, useNextCard } from './use-next-card.ts';
import { usePlaceLabel } from './use-place-label.ts';

/**
 * Over the last seconds of an episode: the next one, which plays when they are over. It never takes focus by
 * itself; screen readers hear of it once.
 */
export function NextCard(props: NextCardProps) {
  const { t, i18n } = useTranslation('player');
  const placeLabel = usePlaceLabel();
  const model = useNextCard(props);
  const { isShown, isDoubtful } = model;
  const { next, goOn } = props;
  const question = t(isDoubtful ? 'still_watching' : 'next_episode');
  const isDecision = next.isLocked || isDoubtful;
  const lead = isDecision
    ? question
    : t('next_in', { seconds: localDigits(String(secondsLeft(0)), i18n.language) });
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isShown ? `${lead}: ${placeLabel(next)} ${next.title}` : null}</span>
      </VisuallyHidden>
      {isShown ? (
        // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
        <div ref={model.card} className={styles.card} role="group" aria-label={question}>
          <Picture source={next.picture} sizes="144px" className={styles.picture}>
            {next.isLocked ? <Lock className={styles.lock} aria-hidden="true" /> : null}
          </Picture>
          <Words next={next} model={model} question={question} isDecision={isDecision} />
          <div className={styles.ways}>
            <Button
              icon={
                next.isLocked ? <Lock aria-hidden="true" /> : <Play aria-hidden="true" fill="currentColor" />
              }
              onClick={model.playNow}
              onPointerEnter={() => goOn.prepare(next.id)}
              onFocus={() => goOn.prepare(next.id)}
            >
              {t(actionOf(next.isLocked, model))}
            </Button>
            <Button variant="quiet" onClick={model.dismiss}>
              {t('cancel')}
            </Button>
          </div>
          {isDecision ? null : <Bar elapsedMs={model.elapsedMs} />}
        </div>
      ) : null}
    </>
  );
}

function Words({
  next,
  model: { elapsedMs, hasFailed },
  question,
  isDecision,
}: Pick<NextCardProps, 'next'> & { model: NextCardModel; question: string; isDecision: boolean }) {
  const { t, i18n } = useTranslation('player');
  const placeLabel = usePlaceLabel();
  const seconds = localDigits(String(secondsLeft(elapsedMs)), i18n.language);
  return (
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
  );
}

function actionOf(isLocked: boolean, { hasFailed, isDoubtful }: NextCardModel) {
  if (hasFailed) return 'retry';
  if (isLocked) return 'how_to_watch';
  return isDoubtful ? 'keep_watching' : 'play_now';
}

/** For eyes alone: the seconds are in words above it. */
function Bar({ elapsedMs }: { elapsedMs: number }) {
  // A custom property, which React's type of styles does not know.
  const style = { '--elapsed': elapsedMs / COUNTDOWN_MS } as CSSProperties;
  return <span className={styles.bar} style={style} aria-hidden="true" />;
}
