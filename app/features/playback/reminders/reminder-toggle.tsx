// chunk: detail

import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { REMINDERS_PATH } from '#app/features/links/reminders.ts';
import type { RemindedOf } from './reminder-form.ts';
import { useReminder } from './use-reminder.ts';

/** How the button looks, which is a link for guests. */
export interface ReminderLook {
  label: string;
  icon: ReactNode;
  /** Of the button; null for the link. */
  button: { isSet: boolean; isPending: boolean } | null;
  /** Of the link. */
  to: string;
}

/**
 * Sets and removes the reminder of one event; guests are led to sign in, and back to it. A form by itself; with scripts it
 * changes in place.
 */
export function ReminderToggle({
  event,
  isSet,
  page,
  fragment,
  name,
  children,
}: {
  event: RemindedOf;
  /** Null for a guest. */
  isSet: boolean | null;
  /** Which the toggle is on. */
  page: string;
  /** Of the toggle on that page. */
  fragment: string;
  /** What it is called where the page has several. */
  name?: string;
  children: (look: ReminderLook) => ReactNode;
}) {
  const redirectTo = page + fragment;
  const { t } = useTranslation('player');
  const labelOf = (of: boolean) => {
    const key = of ? 'reminder_set' : 'remind_me';
    return name ? t(`${key}_of`, { title: name }) : t(key);
  };
  const reminder = useReminder(event, isSet ?? false, redirectTo);
  const id = fragment.slice(1);
  if (isSet === null) {
    const to = paths.login({}, { redirectTo });
    return (
      <span id={id}>
        {children({ label: labelOf(false), icon: <Bell aria-hidden="true" />, button: null, to })}
      </span>
    );
  }
  const icon = reminder.isSet ? (
    <BellRing aria-hidden="true" fill="currentColor" />
  ) : (
    <Bell aria-hidden="true" />
  );
  return (
    <form id={id} method="post" action={REMINDERS_PATH} onSubmit={reminder.onSubmit}>
      {Object.entries(event).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <input type="hidden" name="want" value={String(!reminder.isSet)} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {children({ label: labelOf(reminder.isSet), icon, button: reminder, to: '' })}
    </form>
  );
}
