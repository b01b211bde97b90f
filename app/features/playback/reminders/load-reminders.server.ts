import type { Reminder } from '#app/contract/reminder.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** How long a page may wait for them. */
const WAIT_MS = 300;

/** `guest` is led to sign in; null has no buttons: a child, a backend without reminders, one that did not answer in time. */
type Loaded<Known> = Known | 'guest' | null;

/** Whether the viewer is to be reminded of a title, if it is to come. Never rejects. */
export async function loadReminder(
  context: MarqueeContext,
  contentId: string,
  isUpcoming: Promise<boolean>,
): Promise<Loaded<boolean>> {
  if (!(await isUpcoming.catch(() => false))) return null;
  const all = await loadReminders(context);
  if (all === null || all === 'guest') return all;
  return all.some(({ content_id, channel_id }) => content_id === contentId && channel_id === undefined);
}

/** Of a channel: the starts that the viewer is to be reminded of, in Unix milliseconds. Never rejects. */
export async function loadChannelReminders(
  context: MarqueeContext,
  channelId: string,
): Promise<Loaded<number[]>> {
  const all = await loadReminders(context);
  if (all === null || all === 'guest') return all;
  return all
    .filter(({ channel_id }) => channel_id === channelId)
    .map(({ start_time }) => Date.parse(start_time));
}

async function loadReminders(context: MarqueeContext): Promise<Loaded<readonly Reminder[]>> {
  const loaded = await deferAfter(
    load(context).catch(() => null),
    WAIT_MS,
  );
  return loaded !== null && typeof loaded === 'object' && 'deferred' in loaded ? null : loaded;
}

async function load({ session, services }: MarqueeContext): Promise<Loaded<readonly Reminder[]>> {
  const [viewer, hasReminders] = await Promise.all([session.get(), services.hasCall('reminders')]);
  if (!hasReminders || viewer?.profile?.is_child) return null;
  return viewer ? await services.user.reminders() : 'guest';
}
