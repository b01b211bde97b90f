import { REMINDER_FRAGMENT } from '#app/features/links/reminders.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { ReminderToggle } from './reminder-toggle.tsx';

/** On the page of a stream that is to come. */
export function TitleReminder({
  contentId,
  isSet,
  page,
}: {
  contentId: string;
  /** Null for a guest. */
  isSet: boolean | null;
  page: string;
}) {
  return (
    <ReminderToggle event={{ content_id: contentId }} isSet={isSet} page={page} fragment={REMINDER_FRAGMENT}>
      {({ label, icon, button, to }) =>
        button ? (
          <Button
            type="submit"
            variant="secondary"
            icon={icon}
            aria-pressed={button.isSet}
            aria-busy={button.isPending}
          >
            {label}
          </Button>
        ) : (
          <LinkButton to={to} variant="secondary" icon={icon}>
            {label}
          </LinkButton>
        )
      }
    </ReminderToggle>
  );
}
