import type { CallName } from '#app/contract/calls.ts';

/**
 * Calls whose response is the same for every guest, including POSTs that only read. What viewers change
 * themselves (reviews, comments), signed addresses and estimations are fetched each time.
 */
const CACHEABLE: ReadonlySet<CallName> = new Set<CallName>([
  'accountDetail',
  'staticPages',
  'customPages',
  'categories',
  'templateV1',
  'templateV2',
  'homeBundle',
  'contentDetail',
  'contentFilter',
  'contentFilterV2',
  'contentList',
  'relatedContent',
  'parentDetail',
  'search',
  'artists',
  'artistDetail',
  'venues',
  'venueDetail',
  'playlist',
  'channel',
  'channelList',
  'iptvChannelFilter',
  'relatedChannels',
  'schedule',
  'channelGuide',
  'forms',
  'plans',
  'customerOrgs',
]);

/** These hash a password, slowly on purpose; after a timeout the viewer would not know the outcome. */
const SLOW: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  'signup',
  'changePassword',
  'resetPassword',
  'deleteAccount',
]);

/** Answered alike in every language. */
const WITHOUT_LANGUAGE: ReadonlySet<CallName> = new Set<CallName>(['accountDetail']);

export const isCacheable = (name: CallName) => CACHEABLE.has(name);
export const isSlow = (name: CallName) => SLOW.has(name);
export const isLanguageFree = (name: CallName) => WITHOUT_LANGUAGE.has(name);
