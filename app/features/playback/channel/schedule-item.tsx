import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Play from 'lucide-react/icons/play';
import History from 'lucide-react/icons/rotate-ccw-clock';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import type { Programme } from './programme.ts';
import { elapsedFraction, slotState } from './schedule.ts';
import styles from './schedule-item.module.css';

/** One programme: when, what, and whether it is over, on or to come. What can be watched by now is a link. */
export function ScheduleItem({
  programme,
  nowMs,
  isWatched,
  href,
  calendarHref,
  reminder,
}: {
  programme: Programme;
  nowMs: number;
  isWatched: boolean;
  href: string;
  /** Of its calendar entry, while it is to come. */
  calendarHref: string;
  /** Shown while it is to come. */
  reminder: ReactNode;
}) {
  const { t } = useTranslation('channels');
  const { title, description, from, to, startMs, endMs, isPlainVideo } = programme;
  const state = slotState(programme, nowMs);
  const isWatchable = isPlainVideo && state !== 'to-come';
  const words = (
    <>
      <span className={styles.times} data-figures>
        <time dateTime={new Date(startMs).toISOString()}>{from}</time>
        {' – '}
        <time dateTime={new Date(endMs).toISOString()}>{to}</time>
      </span>
      <span className={styles.title}>{title || t('programme')}</span>
      {state === 'on-air' && description ? <span className={styles.description}>{description}</span> : null}
      <Marker state={state} isWatched={isWatched} isWatchable={isWatchable} />
    </>
  );
  const look = { 'data-state': state, 'data-watched': isWatched || undefined };
  return (
    <li className={styles.item} {...look} aria-current={state === 'on-air' ? 'time' : undefined}>
      {isWatchable ? (
        <Link to={href} preventScrollReset className={styles.row}>
          {words}
        </Link>
      ) : (
        <div className={styles.row}>
          {words}
          {state === 'to-come' ? (
            <div className={styles.buttons}>
              {reminder}
              <a
                className={styles.calendar}
                href={calendarHref}
                download
                aria-label={t('calendar_of', { title: title || t('programme') })}
                title={t('calendar')}
              >
                <CalendarPlus aria-hidden="true" />
              </a>
            </div>
          ) : null}
        </div>
      )}
      {state === 'on-air' ? (
        <span
          className={styles.progress}
          style={{ '--elapsed': elapsedFraction(programme, nowMs).toFixed(3) } as CSSProperties}
        />
      ) : null}
    </li>
  );
}

function Marker({
  state,
  isWatched,
  isWatchable,
}: {
  state: 'past' | 'on-air' | 'to-come';
  isWatched: boolean;
  isWatchable: boolean;
}) {
  const { t } = useTranslation('channels');
  if (isWatched) {
    return (
      <span className={styles.marker}>
        <Badge tone="brand">
          <History aria-hidden="true" />
          {t('watching')}
        </Badge>
      </span>
    );
  }
  if (state === 'on-air') {
    return (
      <span className={styles.marker}>
        <Badge tone="live">{t('on_air')}</Badge>
      </span>
    );
  }
  if (!isWatchable) return null;
  return (
    <span className={styles.marker} title={t('watch_later')}>
      <Play role="img" aria-label={t('watch_later')} />
    </span>
  );
}
