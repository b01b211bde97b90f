import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { TAB_WAIT_MS } from '#app/features/catalogue/detail/constants.ts';
import { toDetailMeta } from '#app/features/catalogue/detail/detail-meta.ts';
import { toDetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import { requireContentId, requirePlaylist } from '#app/features/catalogue/detail/require-content.server.ts';
import { AboutPanel } from '#app/features/catalogue/playlist/about-panel.tsx';
import { POSTER_SIZES } from '#app/features/catalogue/playlist/playlist-head.tsx';
import { toPlaylistDetail } from '#app/features/catalogue/playlist/playlist-model.ts';
import { CommentsPanel } from '#app/features/comments/list/comments-panel.tsx';
import { DetailPanels } from '#app/features/detail-page/detail-panels.tsx';
import { loadPlaylistPlaying } from '#app/features/detail-page/load-playlist-playing.server.ts';
import { loadTab } from '#app/features/detail-page/load-tab.server.ts';
import { PlaylistTop } from '#app/features/detail-page/playlist-top.tsx';
import { loadSaved } from '#app/features/library/load-saved.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPlaylistJsonLd } from '#app/features/metadata/json-ld-content.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { loadUnlockOffers, startPrices } from '#app/features/playback/access/load-unlock-offers.server.ts';
import { withOffers } from '#app/features/playback/access/locked.ts';
import { playlistSubject } from '#app/features/playback/access/play-subject.ts';
import { loadReader } from '#app/features/playback/access/viewer.server.ts';
import { addressesOf } from '#app/features/playback/engine/playback-source.ts';
import { withRatingOf } from '#app/features/reviews/head-rating.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { deferAfter } from '#app/lib/defer-after.ts';

export const handle = {
  i18n: ['catalogue', 'community', 'library', 'player'],
  cache: 'public',
  search: ['tab', 'page', 'thread', 'all', 'item'],
};

const TABS = ['about', 'related', 'reviews', 'comments'] as const;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const { tab, ...search } = toDetailSearch(request.url, TABS);
  const item = new URL(request.url).searchParams.get('item');
  const { now, services } = context;
  const session = context.session.get();
  const rated = { type: 'playlist', id } as const;
  const playlistPromise = requirePlaylist(services.content, id);
  const prices = startPrices(services.payment);
  const panel =
    tab === 'about'
      ? null
      : deferAfter(loadTab(context, { ...search, tab }, rated, playlistPromise), TAB_WAIT_MS);
  const [site, playlist, viewer, language, { items, playing }, saved] = await Promise.all([
    requireSite(context),
    playlistPromise,
    loadReader(session, playlistPromise, services.payment),
    context.language.get(),
    loadPlaylistPlaying(context, { playlist: playlistPromise, item, showsAll: search.showsAll }),
    loadSaved(session, services.content, id),
  ]);
  if (playing?.view.kind === 'playable') context.media.allow(addressesOf(playing.view.source));
  // An address is signed for one viewer and for now.
  if (item !== null) context.setCacheExpiry(now);
  const { dateFormat, permissions, assetOrigin } = site;
  const showRating = permissions.rating;
  const detail = toPlaylistDetail(playlist, { viewer, now, language, dateFormat, showRating });
  const jsonLd = toPlaylistJsonLd(playlist, toJsonLdSite(site, context.tenant.origin, language));
  const subject = playlistSubject(playlist);
  const offers = await loadUnlockOffers(context, { subject, content: playlist, viewer, prices });
  const below = await panel;
  const head = withRatingOf(withOffers(detail, offers), below);
  return { detail: head, saved, tab, showRating, items, playing, panel: below, assetOrigin, jsonLd };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toDetailMeta(matches, data, { path: paths.playlist({ id: data.detail.id }), sizes: POSTER_SIZES })
    : toErrorMeta({ matches, error });

export default function PlaylistPage() {
  const { detail, saved, items, playing } = useLoaderData<typeof loader>();
  return (
    <>
      {/* Another playlist starts anew. */}
      <PlaylistTop key={detail.id} detail={detail} saved={saved} items={items} playing={playing} />
      <Below />
    </>
  );
}

function Below() {
  const { t } = useTranslation('catalogue');
  const page = useLoaderData<typeof loader>();
  return (
    <DetailPanels
      type="playlist"
      page={page}
      tabs={[
        { name: 'about', label: t('about_title') },
        { name: 'related', label: t('related_playlists') },
        { name: 'reviews', label: t('reviews') },
        { name: 'comments', label: t('comments') },
      ]}
      pageHref={(query) => paths.playlist({ id: page.detail.id }, query)}
      renderComments={(comments, tabHref) => <CommentsPanel comments={comments} tabHref={tabHref} />}
    >
      <AboutPanel detail={page.detail} />
    </DetailPanels>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
