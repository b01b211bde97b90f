import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgrammeReminder } from '#app/features/playback/reminders/programme-reminder.tsx';
import type { CalendarDay } from '#app/lib/calendar-days.server.ts';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import type { ChannelSchedule } from './channel-view.ts';
import { DayStrip } from './day-strip.tsx';
import { type Programme, programmeKey } from './programme.ts';
import { slotsWithin } from './schedule.ts';
import { ScheduleItem } from './schedule-item.tsx';
import styles from './schedule-panel.module.css';

interface ScheduleLinks {
  dayHref(day: CalendarDay): string;
  programmeHref(key: string): string;
  calendarHref(key: string): string;
  retryHref: string;
  /** The page as it is. */
  pageHref: string;
}

/** The starts that the viewer is to be reminded of, in Unix milliseconds; null where nobody can be. */
export type ChannelReminders = readonly number[] | 'guest' | null;

interface Reminding {
  reminders: ChannelReminders;
  channelId: string;
}

/**
 * The strip of days and the programmes of the chosen day; null means that the schedule could not be loaded.
 */
export function SchedulePanel({
  schedule,
  nowMs,
  watchedMs,
  links,
  ...reminding
}: Reminding & {
  schedule: ChannelSchedule | null;
  nowMs: number;
  /** When the programme that is watched later began. */
  watchedMs: number | null;
  links: ScheduleLinks;
}) {
  const { t } = useTranslation(['channels', 'common']);
  const headingId = useId();
  if (!schedule) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref: links.retryHref };
    return (
      <div className={styles.state}>
        <ErrorState title={t('schedule_failed')} {...retry} />
      </div>
    );
  }
  const { days, chosen, chosenWindow, programmes } = schedule;
  return (
    <section className={styles.panel} data-zoned="" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('schedule')}
      </h2>
      <DayStrip days={days} chosen={chosen} hrefOf={links.dayHref} />
      <DayList
        key={chosenWindow.startMs}
        programmes={slotsWithin(programmes, chosenWindow)}
        nowMs={nowMs}
        watchedMs={watchedMs}
        links={links}
        {...reminding}
      />
    </section>
  );
}

function DayList({
  programmes,
  nowMs,
  watchedMs,
  links,
  reminders,
  channelId,
}: Reminding & {
  programmes: readonly Programme[];
  nowMs: number;
  watchedMs: number | null;
  links: Pick<ScheduleLinks, 'programmeHref' | 'calendarHref' | 'pageHref'>;
}) {
  const { t } = useTranslation('channels');
  const list = useRef<HTMLOListElement>(null);
  useShowCurrent(list);
  if (programmes.length === 0) return <EmptyState title={t('nothing_on')} />;
  return (
    // Scrolled by keys where nothing in it takes focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable.
    <ol className={styles.list} ref={list} tabIndex={0} aria-label={t('schedule')}>
      {programmes.map((programme) => (
        <ScheduleItem
          key={`${programme.startMs} ${programme.contentId}`}
          programme={programme}
          nowMs={nowMs}
          isWatched={programme.startMs === watchedMs}
          href={links.programmeHref(programmeKey(programme))}
          calendarHref={links.calendarHref(programmeKey(programme))}
          reminder={
            reminders && (
              <ProgrammeReminder
                channelId={channelId}
                startMs={programme.startMs}
                title={programme.title || t('programme')}
                isSet={reminders === 'guest' ? null : reminders.includes(programme.startMs)}
                page={links.pageHref}
              />
            )
          }
        />
      ))}
    </ol>
  );
}

/** The list opens where the day is; the page itself stays where it is. */
function useShowCurrent(list: RefObject<HTMLOListElement>) {
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !item) return;
    list.current.scrollTop = item.offsetTop - item.offsetHeight;
  }, [list]);
}
