import type { Call, ServiceName } from '#app/contract/call.ts';
import type { CallName } from '#app/contract/calls.ts';

/** The brand's own configuration: the same for all of its viewers, however its lists are made. */
const BRAND_WIDE: ReadonlySet<CallName> = new Set<CallName>([
  'accountDetail',
  'staticPages',
  'customPages',
  'categories',
  'templateV2',
  'customerOrgs',
]);

/**
 * Calls whose response is the same for every guest, including POSTs that only read. What viewers change
 * themselves (reviews, comments), signed addresses and estimations are fetched each time.
 */
const CACHEABLE: ReadonlySet<CallName> = new Set<CallName>([
  ...BRAND_WIDE,
  'templateV1',
  'homeBundle',
  'contentDetail',
  'contentFilter',
  'contentFilterV2',
  'contentFacets',
  'contentList',
  'relatedContent',
  'parentDetail',
  'search',
  'suggest',
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
  'onNow',
  'topTitles',
  'forms',
  'plans',
]);

/** Answered alike in every language. */
const WITHOUT_LANGUAGE: ReadonlySet<CallName> = new Set<CallName>(['accountDetail']);

/**
 * Calls of each service that are known to be good: about no record that anybody can choose, and answered
 * for as long as there is a brand. The service counts as down only when none of them is answered.
 */
export const PROBES: Record<ServiceName, readonly CallName[]> = {
  content: ['categories', 'artists'],
  user: ['accountDetail', 'staticPages'],
  payment: ['customerOrgs', 'plans'],
  // It only takes events.
  analytics: [],
};

/** A page without them lacks nothing that would keep it out of the cache. */
const DECORATIVE: ReadonlySet<CallName> = new Set<CallName>(['forms', 'contentFacets']);

export const isCacheable = (name: CallName) => CACHEABLE.has(name);
export const isDecorative = (name: CallName) => DECORATIVE.has(name);
export const isLanguageFree = (name: CallName) => WITHOUT_LANGUAGE.has(name);

/** Whether a call goes out without the viewer's session, so that its response can be shared. */
export function isWithoutSession(name: CallName, { session }: Call, hasPersonalisedLists: boolean): boolean {
  if (!isCacheable(name) || session !== 'none') return false;
  return BRAND_WIDE.has(name) || !hasPersonalisedLists;
}

/** Of what is shared these alone hold no titles, nor what is for sale. */
const WITHOUT_TITLES: ReadonlySet<CallName> = new Set<CallName>([
  'accountDetail',
  'staticPages',
  'categories',
  'customerOrgs',
  'forms',
]);

/**
 * Whether a call may go out without the session of a child's profile. All others are the child's own: what is shared has
 * been fetched for everybody, and has every title.
 */
export const isSharedWithChildren = (name: CallName): boolean => WITHOUT_TITLES.has(name);

/** What owners publish: their responses are remembered for one version of the site. */
const PUBLISHED: ReadonlySet<CallName> = new Set<CallName>([
  'accountDetail',
  'staticPages',
  'customPages',
  'templateV1',
  'templateV2',
  'homeBundle',
  'forms',
]);

export const isPublished = (name: CallName): boolean => PUBLISHED.has(name);
