import { toRejection } from '#app/features/account/rejection.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { ReminderForm, ReminderResult } from './reminder-form.ts';

/** Sets or removes the viewer's reminder. */
export async function changeReminder(
  { session, services, timeZone }: Pick<MarqueeContext, 'session' | 'services' | 'timeZone'>,
  form: ReminderForm,
): Promise<ReminderResult> {
  const isSet = form.want === 'true';
  const event =
    'channel_id' in form
      ? { channel_id: form.channel_id, start_time: form.start_time }
      : { content_id: form.content_id };
  try {
    if (!(await session.get())) return { kind: 'signed-out' };
    if (isSet) await services.user.addReminder({ ...event, time_zone: timeZone });
    else await services.user.removeReminder(event);
    return { kind: 'done', isSet };
  } catch (error) {
    return { kind: 'rejected', message: toRejection(error).text };
  }
}
