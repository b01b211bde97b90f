// chunk: playback

import { type AccessContent, accessTo, liveStateOf } from '#app/domain/access.ts';
import { paths } from '#app/features/links/paths.ts';
import {
  channelSubject,
  contentSubject,
  type PlayableChannel,
  type PlayableContent,
  type PlaySubject,
  playlistSubject,
} from './play-subject.ts';
import { signInHref, upgradeHref } from './unlock-links.ts';
import type { UnlockOffer } from './unlock-offers.ts';
import type { Viewer } from './viewer.ts';

export type { Viewer };

/** Keys of namespace `player`; the words of viewer.md §4. */
export type PlayLabelKey =
  | 'upgrade_plan'
  | 'resume_watching'
  | 'watch_now'
  | 'upcoming'
  | 'playing_now'
  | 'stream_ended';

/** The label of a play button and what a click on it does. Without `href` the button is disabled. */
export type PlayAction =
  | { kind: 'play'; labelKey: PlayLabelKey; href: string }
  | { kind: 'resume'; labelKey: PlayLabelKey; href: string; restartHref: string }
  | { kind: 'sign-in' | 'upgrade'; labelKey: PlayLabelKey; href: string }
  /** What opens it, with its price. */
  | ({ kind: 'offer' } & UnlockOffer)
  | { kind: 'upcoming' | 'ended'; labelKey: PlayLabelKey; disabled: true };

export const ENDED_ACTION: PlayAction = { kind: 'ended', labelKey: 'stream_ended', disabled: true };

interface PlayActionParams {
  subject: PlaySubject;
  content: AccessContent;
  viewer: Viewer;
  now: Date;
  /** What plays it once it may be played. */
  href: string;
}

/**
 * The play button of viewer.md §4; `resume` is the stored position in seconds, if any. A guest reads what a
 * member would read and is led to sign in only when he presses it.
 */
export function playAction(
  content: PlayableContent,
  viewer: Viewer,
  now: Date,
  resume?: number | null,
): PlayAction {
  const id = content.content_id;
  const href = paths.watch({ id });
  const action = toAction({ subject: contentSubject(content), content, viewer, now, href });
  // VOD_LIVE is a recording from its first moment on; LIVE is joined where it is.
  if (action.kind !== 'play' || content.video_type === 'LIVE' || !resume || resume < 1) return action;
  return { kind: 'resume', labelKey: 'resume_watching', href, restartHref: restartHref(id) };
}

/**
 * A playlist is open or locked as a whole. `startHref` plays its first item; without one there is nothing to
 * play.
 */
export function playlistAction(
  playlist: PlayableContent,
  viewer: Viewer,
  now: Date,
  startHref: string | null,
): PlayAction | null {
  if (startHref === null) return null;
  return toAction({ subject: playlistSubject(playlist), content: playlist, viewer, now, href: startHref });
}

/** A channel always runs: what is on is the schedule's matter. */
export function channelAction(
  channel: PlayableChannel,
  viewer: Viewer,
  now: Date,
  startHref: string,
): PlayAction {
  return toAction({ subject: channelSubject(channel), content: channel, viewer, now, href: startHref });
}

function toAction({ subject, content, viewer, now, href }: PlayActionParams): PlayAction {
  const live = liveStateOf(content, now);
  const access = accessTo(content, viewer, viewer?.planIds ?? [], now);
  if (live === 'ended') return ENDED_ACTION;
  if (!access.playable && access.reason === 'plan') {
    return { kind: 'upgrade', labelKey: 'upgrade_plan', href: upgradeHref(subject, access.unlocks) };
  }
  if (live === 'upcoming') return { kind: 'upcoming', labelKey: 'upcoming', disabled: true };
  const labelKey = live === 'live' && content.video_type === 'LIVE' ? 'playing_now' : 'watch_now';
  if (!access.playable) return { kind: 'sign-in', labelKey, href: signInHref(subject) };
  return { kind: 'play', labelKey, href };
}

/** The restart icon: from the beginning, whatever the stored position. */
export function restartHref(contentId: string): string {
  return paths.watch({ id: contentId }, { t: 0 });
}
