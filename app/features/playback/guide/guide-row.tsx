import { Crown } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { programmeKey } from '#app/features/playback/channel/programme.ts';
import { slotState } from '#app/features/playback/channel/schedule.ts';
import type { TimeWindow } from '#app/features/playback/channel/schedule-days.ts';
import { useAssetOrigin } from '#app/ui/asset-origin.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import styles from './guide-grid.module.css';
import type { GuideProgramme } from './guide-model.ts';
import type { GuidePlace } from './guide-move.ts';
import { type GuideChannel, minuteOf } from './guide-view.ts';

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
  focused: GuidePlace | null;
  isScripted: boolean;
  onFocus(place: GuidePlace): void;
  /** Where scripts do not run, what failed is asked for with the page. */
  retryHref: string;
  onRetry(row: number): void;
}

/** A channel and what it shows. */
export const GuideRow = memo(function GuideRow(props: RowProps) {
  const { row, top, channel, programmes, fromMinute, toMinute, window, focused, isScripted, nowMs, onFocus } =
    props;
  const { t } = useTranslation('channels');
  const tabIndexOf = (startMs: number | null) => {
    if (!isScripted) return undefined;
    return focused && focused.startMs === startMs ? 0 : -1;
  };
  const cell = (role: 'gridcell' | 'rowheader') => (isScripted ? { role } : {});
  const shown = programmes?.filter(
    (programme) =>
      programme.startMs === focused?.startMs ||
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
        <a
          href={paths.channel({ id: channel.id })}
          tabIndex={tabIndexOf(null)}
          data-start="channel"
          onFocus={() => onFocus({ row, startMs: null, anchorMs: focused?.anchorMs ?? nowMs })}
        >
          <Logo channel={channel} />
          <span className={styles.name}>
            <bdi>{channel.name}</bdi>
          </span>
          {channel.isFree ? null : <Crown role="img" aria-label={t('paid')} />}
        </a>
      </div>
      {shown?.map((programme) => (
        <Cell
          key={programme.startMs}
          programme={programme}
          channelId={channel.id}
          window={window}
          nowMs={nowMs}
          role={isScripted ? 'gridcell' : undefined}
          tabIndex={tabIndexOf(programme.startMs)}
          onFocus={() => onFocus({ row, startMs: programme.startMs, anchorMs: programme.startMs })}
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
function Blank({ row, programmes, isScripted, focused, retryHref, onRetry }: RowProps) {
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
          tabIndex={focused ? 0 : -1}
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

function Cell({
  programme,
  channelId,
  window,
  nowMs,
  role,
  tabIndex,
  onFocus,
}: {
  programme: GuideProgramme;
  channelId: string;
  window: TimeWindow;
  nowMs: number;
  role: 'gridcell' | undefined;
  tabIndex: number | undefined;
  onFocus: () => void;
}) {
  const { t } = useTranslation('channels');
  const { title, from, to, isPlainVideo } = programme;
  const state = slotState(programme, nowMs);
  const at = Math.max(0, minuteOf(programme.startMs, window));
  const end = Math.min(minuteOf(window.endMs, window), minuteOf(programme.endMs, window));
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
        data-start={programme.startMs}
        onFocus={onFocus}
        aria-current={state === 'on-air' ? 'time' : undefined}
      >
        <span className={styles.inner}>
          <span className={styles.title}>
            <bdi>{title || t('programme')}</bdi>
          </span>
          <span className={styles.times} data-figures>
            {t('from_to', { from, to })}
          </span>
        </span>
      </a>
    </div>
  );
}

const round = (minutes: number) => Math.round(minutes * 10) / 10;

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
