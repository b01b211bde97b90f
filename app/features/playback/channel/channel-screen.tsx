import { paths } from '#app/features/links/paths.ts';
import { useServerClock } from '#app/features/playback/live/use-server-clock.ts';
import styles from './channel-screen.module.css';
import { ChannelStage } from './channel-stage.tsx';
import type { ChannelView } from './channel-view.ts';
import { programmeKey } from './programme.ts';
import { type ChannelReminders, SchedulePanel } from './schedule-panel.tsx';
import { useOnAir } from './use-on-air.ts';
import { useViewerZone } from './use-viewer-zone.ts';
import { ZoneNote } from './zone-note.tsx';

/** The player of a channel and its schedule beside it, in step with the server's time. */
export function ChannelScreen({
  view,
  reminders,
  channelName,
  posterUrl,
  tab,
}: {
  view: ChannelView;
  reminders: ChannelReminders;
  channelName: string;
  posterUrl: string | undefined;
  /** The open tab below, which links to other days keep. */
  tab: string | null;
}) {
  useViewerZone(view.timeZone);
  const nowMs = useServerClock(view.nowMs);
  const air = useOnAir(view, nowMs);
  const { channelId: id, playing, schedule } = view;
  const watched = playing.kind === 'catch-up' ? playing.programme : null;
  const programme = watched ? programmeKey(watched) : null;
  const chosen = schedule && schedule.chosen !== schedule.days[0] ? schedule.chosen : null;
  return (
    <div className={styles.screen}>
      <ZoneNote timeZone={view.timeZone} />
      <ChannelStage view={view} air={air} channelName={channelName} posterUrl={posterUrl} />
      <div className={styles.side}>
        <SchedulePanel
          schedule={schedule}
          nowMs={nowMs}
          watchedMs={watched?.startMs ?? null}
          reminders={reminders}
          channelId={id}
          links={{
            dayHref: (day) =>
              paths.channel({ id }, { day: day === schedule?.days[0] ? null : day, programme, tab }),
            programmeHref: (key) => paths.channel({ id }, { day: chosen, programme: key, tab }),
            calendarHref: (start) => paths.programmeEntry({ id, start }),
            retryHref: paths.channel({ id }),
            pageHref: paths.channel({ id }, { day: chosen, programme, tab }),
          }}
        />
      </div>
    </div>
  );
}
