import type { TFunction } from 'i18next';
import { type CSSProperties, memo } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { programmeKey } from '#app/features/playback/channel/programme.ts';
import type { SlotState, TimeWindow } from '#app/features/playback/channel/schedule.ts';
import styles from './guide-grid.module.css';
import type { GuideProgramme } from './guide-model.ts';
import { minuteOf } from './guide-view.ts';

/** A shorter one has room for its start only; its end is the next one's start. */
const BOTH_TIMES_MINUTES = 35;

/**
 * A programme as long as it lasts. Hundreds are drawn while the guide scrolls: whatever is new to one is a
 * prop of its own.
 */
export const GuideCell = memo(function GuideCell({
  programme,
  channelId,
  window,
  state,
  sticks,
  tabIndex,
  role,
  t,
}: {
  programme: GuideProgramme;
  channelId: string;
  window: TimeWindow;
  state: SlotState;
  /** Its words may have to stay in sight while its start does not. */
  sticks: boolean;
  tabIndex: number | undefined;
  role: 'gridcell' | undefined;
  t: TFunction<'channels'>;
}) {
  const { title, from, to, isPlainVideo } = programme;
  const at = Math.max(0, minuteOf(programme.startMs, window));
  const end = Math.min(minuteOf(window.endMs, window), minuteOf(programme.endMs, window));
  const isShort = end - at < BOTH_TIMES_MINUTES;
  const search = state === 'past' && isPlainVideo ? { programme: programmeKey(programme) } : {};
  return (
    <div
      className={styles.cell}
      style={{ '--at': round(at), '--long': round(end - at) } as CSSProperties}
      data-state={state}
      role={role}
    >
      <a
        href={paths.channel({ id: channelId }, search)}
        tabIndex={tabIndex}
        // Of which it may show the first letters alone.
        title={isShort ? title : undefined}
        data-start={programme.startMs}
        aria-current={state === 'on-air' ? 'time' : undefined}
      >
        <span className={styles.inner} data-sticks={sticks || undefined}>
          <bdi className={styles.title}>{title || t('channels:programme')}</bdi>
          <span className={styles.times} data-figures>
            {isShort ? from : t('channels:from_to', { from, to })}
          </span>
        </span>
      </a>
    </div>
  );
});

const round = (minutes: number) => Math.round(minutes * 10) / 10;
