import { type Access, type AccessContent, accessTo } from '#app/domain/access.ts';
import type { PlayAction } from './play-action.ts';
import type { PlaySubject } from './play-subject.ts';
import { type BuyAction, buyAction, signInHref, upgradeHref } from './unlock-links.ts';
import type { UnlockOffers } from './unlock-offers.ts';
import type { Viewer } from './viewer.ts';

/** Why it does not play for this viewer, and what would help. */
export type Locked =
  /** `isPin`: who has signed in has to enter the PIN. */
  | { kind: 'sign-in'; href: string; isPin?: true }
  | {
      kind: 'plan';
      subject: PlaySubject['kind'];
      /** To the needed plans; a guest signs in first, for he may have one already. */
      href: string;
      buy: BuyAction | null;
      isGuest: boolean;
      /** With prices, where these are known; `href` and `buy` are the ways without. */
      offers?: UnlockOffers;
    };

/** A title's button and banner with what it costs to open it. */
export function withOffers<Subject extends { action: PlayAction | null; locked: Locked | null }>(
  subject: Subject,
  offers: UnlockOffers | null,
): Subject {
  const { locked } = subject;
  if (!offers || locked?.kind !== 'plan') return subject;
  return { ...subject, action: { kind: 'offer', ...offers.primary }, locked: lockedWith(locked, offers) };
}

export function lockedWith(locked: Locked, offers: UnlockOffers | null): Locked {
  return offers && locked.kind === 'plan' ? { ...locked, offers } : locked;
}

export type AccessDenial = Extract<Access, { playable: false }>;

/** The locked banner of viewer.md §4; null where a session or a plan is not what is missing. */
export function toLocked(
  subject: PlaySubject,
  content: AccessContent,
  viewer: Viewer,
  now: Date,
): Locked | null {
  const access = accessTo(content, viewer, viewer?.planIds ?? [], now);
  return access.playable ? null : lockedBy(access, { subject, content, viewer, now });
}

/** The same for a denial by the service, which decides in the end. */
export function lockedBy(
  { reason, unlocks }: AccessDenial,
  params: { subject: PlaySubject; content: AccessContent; viewer: Viewer; now: Date },
): Locked | null {
  const { subject, content, now } = params;
  // The service denies a session: the viewer whom we took for a member has none any more.
  const viewer = reason === 'login' ? null : params.viewer;
  if (reason === 'ended' || reason === 'upcoming') return null;
  if (reason === 'login' && !content.is_restricted) return { kind: 'sign-in', href: signInHref(subject) };
  return {
    kind: 'plan',
    subject: subject.kind,
    href: viewer ? upgradeHref(subject, unlocks) : signInHref(subject),
    buy: buyAction(subject, content, viewer, now),
    isGuest: viewer === null,
  };
}
