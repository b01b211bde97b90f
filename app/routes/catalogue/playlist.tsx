import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AwaitDeferred } from '#app/features/catalogue/deferred/await-deferred.tsx';
import { TAB_WAIT_MS } from '#app/features/catalogue/detail/constants.ts';
import { toDetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import { DetailTabs, PanelSkeleton } from '#app/features/catalogue/detail/detail-tabs.tsx';
import { RelatedPanel } from '#app/features/catalogue/detail/related-panel.tsx';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { AboutPanel } from '#app/features/catalogue/playlist/about-panel.tsx';
import { POSTER_SIZES } from '#app/features/catalogue/playlist/playlist-head.tsx';
import { toPlaylistDetail } from '#app/features/catalogue/playlist/playlist-model.ts';
import { requirePlaylist } from '#app/features/catalogue/playlist/require-playlist.server.ts';
import { CommentsPanel } from '#app/features/comments/list/comments-panel.tsx';
import { loadSaved } from '#app/features/library/load-saved.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPlaylistJsonLd } from '#app/features/metadata/json-ld-content.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { loadReader } from '#app/features/playback/access/viewer.server.ts';
import { withRatingOf } from '#app/features/reviews/head-rating.ts';
import { ReviewsTab } from '#app/features/reviews/reviews-tab.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { loadTab, type TabPanel } from './detail-tab.server.ts';
import { loadPlaylistPlaying } from './playlist-playing.server.ts';
import { PlaylistTop } from './playlist-top.tsx';

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
  const subject = { type: 'playlist', id } as const;
  const playlistPromise = requirePlaylist(services.content, id);
  const panel =
    tab === 'about'
      ? null
      : deferAfter(loadTab(context, { ...search, tab }, subject, playlistPromise), TAB_WAIT_MS);
  const [site, playlist, viewer, language, { items, playing }, saved] = await Promise.all([
    requireSite(context),
    playlistPromise,
    loadReader(session, playlistPromise, services.payment),
    context.language.get(),
    loadPlaylistPlaying(context, { playlist: playlistPromise, item, showsAll: search.showsAll }),
    loadSaved(session, services.content, id),
  ]);
  // An address is signed for one viewer and for now.
  if (item !== null) context.setCacheExpiry(now);
  const { dateFormat, permissions, assetOrigin } = site;
  const showRating = permissions.rating;
  const detail = toPlaylistDetail(playlist, { viewer, now, language, dateFormat, showRating });
  const jsonLd = toPlaylistJsonLd(playlist, toJsonLdSite(site, context.tenant.origin, language));
  const below = await panel;
  const head = withRatingOf(detail, below);
  return { detail: head, saved, tab, showRating, items, playing, panel: below, assetOrigin, jsonLd };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { detail, assetOrigin, jsonLd } = data;
  const { id, title, description } = detail;
  const picture = toPictureSource(detail.image, assetOrigin, 'stage');
  const image = toSocialImage(picture, title);
  return [
    ...toPageMeta({
      matches,
      title,
      description,
      image,
      path: paths.playlist({ id }),
      jsonLd,
      isEmbeddable: true,
    }),
    ...preloadPicture(picture, POSTER_SIZES),
  ];
};

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
  const { detail, tab, showRating, panel } = useLoaderData<typeof loader>();
  const href = (name: string) => paths.playlist({ id: detail.id }, { tab: name });
  const tabs = [
    { name: 'about', label: t('about_title'), href: paths.playlist({ id: detail.id }) },
    { name: 'related', label: t('related_playlists'), href: href('related') },
    ...(showRating ? [{ name: 'reviews', label: t('reviews'), href: href('reviews') }] : []),
    { name: 'comments', label: t('comments'), href: href('comments') },
  ];
  return (
    <DetailTabs tabs={tabs} current={tab === 'reviews' && !showRating ? 'related' : tab}>
      {panel ? (
        <AwaitDeferred value={panel} fallback={<PanelSkeleton />}>
          {(loaded) => <Panel panel={loaded} detail={detail} label={t('related_playlists')} />}
        </AwaitDeferred>
      ) : (
        <AboutPanel detail={detail} />
      )}
    </DetailTabs>
  );
}

interface PanelProps {
  panel: TabPanel;
  detail: { id: string; title: string };
  label: string;
}

function Panel({ panel, detail: { id, title }, label }: PanelProps) {
  const href = (more?: Record<string, string | number | null>) =>
    paths.playlist({ id }, { tab: panel.tab, ...more });
  switch (panel.tab) {
    case 'related':
      return <RelatedPanel related={panel.related} retryHref={href()} label={label} />;
    case 'reviews':
      return (
        <ReviewsTab
          subject={{ type: 'playlist', id }}
          name={title}
          reviews={panel.reviews}
          pageHref={href()}
          moreHref={(page) => href({ page })}
        />
      );
    case 'comments':
      return <CommentsPanel comments={panel.comments} tabHref={href()} />;
  }
}

export { reloadUnlessRefused as shouldRevalidate } from '#app/features/links/reload-unless-refused.ts';
export { RouteBoundary as ErrorBoundary };
