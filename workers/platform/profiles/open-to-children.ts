import type { CallName } from '#app/contract/calls.ts';

/**
 * What a child's profile may call; all else belongs to its account (403). Each reads titles through the limited store,
 * or has none.
 */
const OPEN_TO_CHILDREN: ReadonlySet<CallName> = new Set<CallName>([
  ...(['accountDetail', 'staticPages', 'customPages', 'categories', 'customerOrgs'] as const),
  ...(['templateV1', 'templateV2', 'homeBundle'] as const),
  ...(['contentDetail', 'parentDetail', 'playlist', 'contentList', 'relatedContent'] as const),
  ...(['contentFilter', 'contentFilterV2', 'contentFacets', 'search', 'suggest'] as const),
  ...(['viewerRows', 'topTitles', 'onNow'] as const),
  ...(['artists', 'artistDetail', 'venues', 'venueDetail'] as const),
  ...([
    'channel',
    'channelList',
    'iptvChannelFilter',
    'relatedChannels',
    'schedule',
    'channelGuide',
  ] as const),
  ...(['watch', 'resumeTimestamp', 'playerEvent', 'activeSubscriptions'] as const),
  ...(['continueWatching', 'removeContinueWatching', 'restoreContinueWatching'] as const),
  ...(['watchlist', 'toggleWatchlist', 'favourites', 'toggleFavourite'] as const),
  ...(['reviews', 'comments', 'forms'] as const),
  ...(['validateSession', 'sessionInfo', 'profiles', 'switchProfile'] as const),
]);

export const isOpenToChildren = (name: CallName) => OPEN_TO_CHILDREN.has(name);
