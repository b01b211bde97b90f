import { paths } from '#app/features/links/paths.ts';
import { isClientError } from '#app/services/service-error.ts';
import type { Locked } from './locked.ts';
import { type PlaySubject, returnPath } from './play-subject.ts';

/** The viewer's profile wants the PIN for what is above an age. */
export const isPinNeeded = (error: unknown): boolean =>
  isClientError(error, 403) && error.code === 'pin_needed';

/** To the PIN, and back to what it opens. */
export const pinHref = (subject: PlaySubject): string =>
  paths.profiles({}, { pin: true, redirectTo: returnPath(subject) });

export const pinLock = (subject: PlaySubject): Locked => ({
  kind: 'sign-in',
  isPin: true,
  href: pinHref(subject),
});
