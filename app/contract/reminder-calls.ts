import type { Call } from './call.ts';
import { NothingSchema } from './envelope.ts';
import { ReminderBodySchema, ReminderListSchema, ReminderQuerySchema, ReminderSchema } from './reminder.ts';

const of = {
  service: 'user',
  path: '/api/v1/user/reminders',
  session: 'required',
  mayBeMissing: true,
} as const;

/** The user service's calls about mails before something starts. A backend has all of them or none. */
export const reminderCalls = {
  reminders: {
    ...of,
    method: 'GET',
    summary: 'What the viewer is to be reminded of, the soonest first',
    data: ReminderListSchema,
  },
  addReminder: {
    ...of,
    method: 'POST',
    summary:
      'Mail the viewer about half an hour before a title or programme starts; 404 where there is none, 409 once it has started and with 200 of them',
    body: ReminderBodySchema,
    data: ReminderSchema,
  },
  removeReminder: {
    ...of,
    method: 'DELETE',
    summary: 'Send no such mail; the same where there is none to be sent',
    query: ReminderQuerySchema,
    data: NothingSchema,
  },
} as const satisfies Record<string, Call>;
