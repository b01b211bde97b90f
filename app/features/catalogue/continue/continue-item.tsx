import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { formatDuration } from '#app/lib/durations.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { focusSibling } from '#app/ui/focus/focus-sibling.ts';
import styles from './continue-item.module.css';
import type { ContinueCard } from './continue-model.ts';
import { Progress } from './progress.tsx';

const SIZES = '(max-width: 575.98px) 45vw, (max-width: 1200px) 31vw, 19vw';

/** A started title: it links to where the viewer stopped, and can be removed from the list. */
export function ContinueItem({ card, onRemove }: { card: ContinueCard; onRemove(id: string): void }) {
  const { t } = useTranslation('catalogue');
  const source = toPictureSource(card.image, useAssetOrigin(), 'card');
  const name = card.episode ? `${card.title}: ${card.episode}` : card.title;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    focusSibling(event.currentTarget.closest('li'));
    onRemove(card.id);
  }

  return (
    <li className={styles.item}>
      <a href={card.href} className={styles.card}>
        <Picture source={source} sizes={SIZES} className={styles.picture}>
          <span className={styles.play}>
            <Play aria-hidden="true" fill="currentColor" />
          </span>
          {card.progress === null ? null : <Progress progress={card.progress} />}
        </Picture>
        <span className={styles.title}>{card.title}</span>
        <Facts card={card} />
      </a>
      <form method="post" action={paths.continueChange()} className={styles.remove} onSubmit={submit}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={card.id} />
        <input type="hidden" name="isForm" value="true" />
        <IconButton
          type="submit"
          label={t('continue_remove', { title: name })}
          icon={<X aria-hidden="true" />}
          variant="filled"
        />
      </form>
    </li>
  );
}

function Facts({ card: { episode, secondsLeft, isNext } }: { card: ContinueCard }) {
  const { t, i18n } = useTranslation('catalogue');
  const left = secondsLeft === null ? null : formatDuration(secondsLeft, i18n.language);
  const facts = [
    episode,
    isNext ? t('continue_next') : null,
    left === null ? null : t('continue_left', { time: left }),
  ].filter((fact) => fact !== null);
  return facts.length > 0 ? <span className={styles.facts}>{facts.join(' · ')}</span> : null;
}
