import { paths } from '#app/features/links/paths.ts';
import { type AccessContent, accessTo, liveStateOf } from '#app/lib/access.ts';

/** Who wants to watch: null for a guest, else the ids of the plans that run for him now. */
export type Viewer = { planIds: readonly string[] } | null;

/** Keys of namespace `player`; the words of viewer.md §4. */
export type PlayLabelKey =
  | 'upgrade_plan'
  | 'resume_watching'
  | 'watch_now'
  | 'upcoming'
  | 'playing_now'
  | 'stream_ended';

/** What the play button of a content says and does. Without `href` there is nothing to press: it is disabled. */
export type PlayAction =
  | { kind: 'play'; labelKey: PlayLabelKey; href: string }
  | { kind: 'resume'; labelKey: PlayLabelKey; href: string; restartHref: string }
  | { kind: 'sign-in' | 'upgrade'; labelKey: PlayLabelKey; href: string }
  | { kind: 'upcoming' | 'ended'; labelKey: PlayLabelKey; disabled: true };

export type PlayableContent = AccessContent & { content_id: string };

/**
 * The play button of viewer.md §4; `resume` is the stored position in seconds, if any. A guest reads what a member
 * would read and is led to sign in only when he presses it.
 */
export function playAction(
  content: PlayableContent,
  viewer: Viewer,
  now: Date,
  resume?: number | null,
): PlayAction {
  const id = content.content_id;
  const live = liveStateOf(content, now);
  const access = accessTo(content, viewer, viewer?.planIds ?? [], now);
  if (live === 'ended') return { kind: 'ended', labelKey: 'stream_ended', disabled: true };
  if (!access.playable && access.reason === 'plan') {
    return { kind: 'upgrade', labelKey: 'upgrade_plan', href: upgradeHref(id, access.unlocks) };
  }
  if (live === 'upcoming') return { kind: 'upcoming', labelKey: 'upcoming', disabled: true };
  const labelKey = live === 'live' && content.video_type === 'LIVE' ? 'playing_now' : 'watch_now';
  if (!access.playable) return { kind: 'sign-in', labelKey, href: signInHref(id) };
  const href = paths.watch({ id });
  if (live === 'live' || !resume || resume < 1) return { kind: 'play', labelKey, href };
  return { kind: 'resume', labelKey: 'resume_watching', href, restartHref: restartHref(id) };
}

export function signInHref(contentId: string): string {
  return paths.login({}, { redirectTo: paths.watch({ id: contentId }) });
}

/** The plans that contain the content, and the way back to it once one is bought (viewer.md §4). */
export function upgradeHref(contentId: string, planIds: readonly string[]): string {
  const redirectTo = paths.watch({ id: contentId });
  return paths.pricing({}, { plans: planIds.length > 0 ? planIds.join(',') : null, redirectTo });
}

/** The restart icon: from the beginning, whatever the stored position. */
export function restartHref(contentId: string): string {
  return paths.watch({ id: contentId }, { t: 0 });
}
