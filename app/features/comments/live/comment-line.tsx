import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { initialOf } from '#app/features/comments/initial-of.ts';
import { formatTime } from '#app/lib/time-text.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import styles from './comment-line.module.css';
import type { LiveComment } from './live-comment.ts';

const TINTS = 5;

/** One comment. Memoized: it does not render again while others arrive. */
export const CommentLine = memo(function CommentLine({
  comment: { text, name, time, userId },
  isOwn,
  age,
}: {
  comment: LiveComment;
  isOwn: boolean;
  /** Of one that was old when the page was made; the others show their time. */
  age: string | undefined;
}) {
  return (
    <SpokenLine name={name} text={text} tint={tintOf(userId ?? name)} isOwn={isOwn}>
      <time className={styles.time} dateTime={time}>
        {age ?? <LocalTime time={time} />}
      </time>
    </SpokenLine>
  );
});

/** The author and the text; `children` follow the name. */
export function SpokenLine({
  name,
  text,
  tint,
  isOwn,
  state,
  after,
  children,
}: {
  name: string;
  text: string;
  tint: number;
  isOwn: boolean;
  state?: 'sending' | 'failed';
  after?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('live_comments');
  return (
    <li className={styles.line} data-own={isOwn || undefined} data-state={state}>
      <span className={styles.initial} data-tint={tint} aria-hidden="true">
        {initialOf(name || t('a_viewer'))}
      </span>
      <div className={styles.words}>
        <p className={styles.by}>
          <bdi className={styles.name}>{name || t('a_viewer')}</bdi>
          {children}
        </p>
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
        {after}
      </div>
    </li>
  );
}

/** In the viewer's zone as soon as it is known. */
function LocalTime({ time }: { time: string }) {
  const { i18n } = useTranslation();
  const isScripted = useHydrated();
  const zone = isScripted ? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
  return formatTime(time, i18n.language, zone);
}

/** The same viewer has the same colour everywhere. */
export function tintOf(who: string): number {
  let sum = 0;
  for (const character of who) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % TINTS;
}
