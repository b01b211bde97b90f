import { REMINDER_FRAGMENT } from '#app/features/links/reminders.ts';
import { IconButton, IconLink } from '#app/ui/components/button/icon-button.tsx';
import { ReminderToggle } from './reminder-toggle.tsx';

/** Of a channel's programme that is to come, in the schedule. */
export function ProgrammeReminder({
  channelId,
  startMs,
  title,
  isSet,
  page,
}: {
  channelId: string;
  startMs: number;
  title: string;
  /** Null for a guest. */
  isSet: boolean | null;
  page: string;
}) {
  return (
    <ReminderToggle
      event={{ channel_id: channelId, start_time: new Date(startMs).toISOString() }}
      isSet={isSet}
      page={page}
      fragment={`${REMINDER_FRAGMENT}-${startMs}`}
      name={title}
    >
      {({ button, to, ...look }) =>
        button ? (
          <IconButton {...look} type="submit" aria-pressed={button.isSet} aria-busy={button.isPending} />
        ) : (
          <IconLink {...look} to={to} />
        )
      }
    </ReminderToggle>
  );
}
