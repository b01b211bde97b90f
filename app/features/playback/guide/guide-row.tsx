import type { TFunction } from 'i18next';
import Crown from 'lucide-react/icons/crown';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import type { TimeWindow } from '#app/features/playback/channel/schedule.ts';
import { slotState } from '#app/features/playback/channel/schedule.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { GuideCell } from './guide-cell.tsx';
import styles from './guide-grid.module.css';
import type { GuideProgramme } from './guide-model.ts';
import { type GuideChannel, minuteOf } from './guide-view.ts';
import { stickyUntilMinute } from './visible-range.ts';

interface RowProps {
  row: number;
  /** Rows from the top of what is drawn. */
  top: number;
  channel: GuideChannel;
  programmes: readonly GuideProgramme[] | null | undefined;
  /** Of what is drawn. Not the whole range, which is another with each row that scrolls by. */
  fromMinute: number;
  toMinute: number;
  window: TimeWindow;
  nowMs: number;
  /**
   * What of it has the guide's focus: a programme by its start, null for the channel, undefined where it is
   * elsewhere.
   */
  focusedMs: number | null | undefined;
  isScripted: boolean;
  /** Without scripts, a failed row is fetched again with the page. */
  retryHref: string;
  onRetry(row: number): void;
  /** One for the whole guide: a hook of its own costs more than all else in a row. */
  t: TFunction<'channels'>;
}

/** A channel and what it shows. */
export const GuideRow = memo(function GuideRow(props: RowProps) {
  const { row, top, channel, programmes, fromMinute, toMinute, window, focusedMs, isScripted, nowMs, t } =
    props;
  const tabIndexOf = (startMs: number | null) => {
    if (!isScripted) return undefined;
    return focusedMs === startMs ? 0 : -1;
  };
  const cell = (role: 'gridcell' | 'rowheader') => (isScripted ? { role } : {});
  const stickyUntil = stickyUntilMinute(fromMinute);
  const shown = programmes?.filter(
    (programme) =>
      programme.startMs === focusedMs ||
      (minuteOf(programme.startMs, window) < toMinute && minuteOf(programme.endMs, window) > fromMinute),
  );
  return (
    <div
      className={styles.row}
      style={{ '--top': top } as CSSProperties}
      data-row={row}
      {...(isScripted
        ? { role: 'row', 'aria-rowindex': row + 1 }
        : { role: 'group', 'aria-label': channel.name })}
    >
      <div className={styles.channel} {...cell('rowheader')}>
        <a href={paths.channel({ id: channel.id })} tabIndex={tabIndexOf(null)} data-start="channel">
          <Logo channel={channel} />
          <span className={styles.name}>
            <bdi>{channel.name}</bdi>
          </span>
          {channel.isFree ? null : <Crown role="img" aria-label={t('paid')} />}
        </a>
      </div>
      {shown?.map((programme) => (
        <GuideCell
          key={programme.startMs}
          programme={programme}
          channelId={channel.id}
          window={window}
          state={slotState(programme, nowMs)}
          sticks={minuteOf(programme.startMs, window) < stickyUntil}
          role={isScripted ? 'gridcell' : undefined}
          tabIndex={tabIndexOf(programme.startMs)}
          t={t}
        />
      ))}
      {programmes && programmes.length > 0 ? null : (
        <div
          className={styles.blank}
          data-pending={programmes === undefined || undefined}
          {...cell('gridcell')}
        >
          <Blank {...props} />
        </div>
      )}
    </div>
  );
});

/** In place of programmes: they are on their way, there are none, or they could not be had. */
function Blank({ row, programmes, isScripted, focusedMs, retryHref, onRetry }: RowProps) {
  const { t } = useTranslation(['channels', 'common']);
  if (programmes === undefined) return <VisuallyHidden>{t('loading_row')}</VisuallyHidden>;
  if (programmes) return <span>{t('nothing_on')}</span>;
  const again = t('try_again', { ns: 'common' });
  return (
    <span>
      {t('row_failed')}{' '}
      {isScripted ? (
        <button
          type="button"
          className={styles.again}
          tabIndex={focusedMs === undefined ? -1 : 0}
          onClick={() => onRetry(row)}
        >
          {again}
        </button>
      ) : (
        <a className={styles.again} href={retryHref}>
          {again}
        </a>
      )}
    </span>
  );
}

function Logo({ channel }: { channel: GuideChannel }) {
  const origin = useAssetOrigin();
  return (
    <span className={styles.logo} aria-hidden="true">
      {channel.logo ? (
        <img src={`${origin}/${channel.logo}`} alt="" width={40} height={40} loading="lazy" />
      ) : (
        [...channel.name][0]
      )}
    </span>
  );
}
