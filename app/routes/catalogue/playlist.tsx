import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Playlist } from '#app/contract/content.ts';
import { TAB_WAIT_MS } from '#app/features/catalogue/detail-constants.ts';
import { toDetailSearch } from '#app/features/catalogue/detail-search.server.ts';
import { DetailTabs, PanelSkeleton } from '#app/features/catalogue/detail-tabs.tsx';
import { toPictureSource } from '#app/features/catalogue/picture-source.ts';
import { AboutPanel } from '#app/features/catalogue/playlist/about-panel.tsx';
import { PlaylistHead, POSTER_SIZES } from '#app/features/catalogue/playlist/playlist-head.tsx';
import { loadPlaylistItems } from '#app/features/catalogue/playlist/playlist-items.server.ts';
import { PlaylistItems, PlaylistItemsSkeleton } from '#app/features/catalogue/playlist/playlist-items.tsx';
import { toPlayFirst, toPlaylistDetail } from '#app/features/catalogue/playlist/playlist-model.ts';
import { requirePlaylist } from '#app/features/catalogue/playlist/require-playlist.server.ts';
import { RelatedPanel } from '#app/features/catalogue/related-panel.tsx';
import { requireContentId } from '#app/features/catalogue/require-content.server.ts';
import { Settled } from '#app/features/catalogue/settled.tsx';
import { CommentsTab } from '#app/features/comments/comments-tab.tsx';
import { loadSaved } from '#app/features/library/load-saved.server.ts';
import { SaveToggles } from '#app/features/library/save-toggles.tsx';
import { paths } from '#app/features/links/paths.ts';
import { toPlaylistJsonLd } from '#app/features/metadata/json-ld-content.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { LockedNotice } from '#app/features/playback/access/locked-notice.tsx';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import { loadReader } from '#app/features/playback/access/viewer.server.ts';
import { ReviewsTab } from '#app/features/reviews/reviews-tab.tsx';
import { ShareButton } from '#app/features/sharing/share-button.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { settleSoon } from '#app/lib/settle-soon.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { Button } from '#app/ui/button.tsx';
import { loadTab, type TabPanel } from './detail-tab.server.ts';

export const handle = {
  i18n: ['catalogue', 'community', 'library', 'player'],
  cache: 'public',
  search: ['tab', 'page', 'thread', 'all'],
};

const TABS = ['about', 'related', 'reviews', 'comments'] as const;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const { tab, ...search } = toDetailSearch(request.url, TABS);
  const { now, services } = context;
  const session = context.session.get();
  const subject = { type: 'playlist', id } as const;
  const asked = requirePlaylist(services.content, id);
  const panel =
    tab === 'about' ? null : settleSoon(loadTab(context, { ...search, tab }, subject, asked), TAB_WAIT_MS);
  const [site, playlist, viewer, language, items, saved] = await Promise.all([
    requireSite(context),
    asked,
    loadReader(session, asked, services.payment),
    context.language.get(),
    asked.then((playlist) => loadItems(context, playlist, search.showsAll)),
    loadSaved(session, services.content, id),
  ]);
  const { dateFormat, permissions, assetOrigin } = site;
  const showRating = permissions.rating;
  const detail = toPlaylistDetail(playlist, { viewer, now, language, dateFormat, showRating });
  const jsonLd = toPlaylistJsonLd(playlist, toJsonLdSite(site, context.tenant.origin, language));
  return { detail, saved, tab, showRating, items, panel: await panel, assetOrigin, jsonLd };
}

async function loadItems({ services, language }: MarqueeContext, playlist: Playlist, showsAll: boolean) {
  const texts = { language: await language.get(), showsAll };
  return settleSoon(loadPlaylistItems(services.content, playlist, texts), TAB_WAIT_MS);
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
  const { t } = useTranslation('player');
  const { detail, saved, items } = useLoaderData<typeof loader>();
  const { id, title } = detail;
  const path = paths.playlist({ id });
  const allHref = paths.playlist({ id }, { all: true });
  const list = (
    <Settled value={items} fallback={<PlaylistItemsSkeleton />}>
      {(settled) => <PlaylistItems items={settled.items} retryHref={path} allHref={allHref} />}
    </Settled>
  );
  const play = (
    <Settled
      value={items}
      fallback={
        <Button size="large" disabled>
          {t('watch_now')}
        </Button>
      }
    >
      {(settled) => <PlayButtons action={toPlayFirst(settled.items)} />}
    </Settled>
  );
  return (
    <>
      <PlaylistHead
        detail={detail}
        items={list}
        play={detail.action?.kind === 'play' ? play : <PlayButtons action={detail.action} />}
        notice={<LockedNotice locked={detail.locked} />}
      >
        <ShareButton path={path} title={title} />
        {saved ? <SaveToggles contentId={id} saved={saved} redirectTo={path} /> : null}
      </PlaylistHead>
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
        <Settled value={panel} fallback={<PanelSkeleton />}>
          {(settled) => <Panel panel={settled} id={detail.id} label={t('related_playlists')} />}
        </Settled>
      ) : (
        <AboutPanel detail={detail} />
      )}
    </DetailTabs>
  );
}

function Panel({ panel, id, label }: { panel: TabPanel; id: string; label: string }) {
  const href = (more?: Record<string, string | number | null>) =>
    paths.playlist({ id }, { tab: panel.tab, ...more });
  switch (panel.tab) {
    case 'related':
      return <RelatedPanel related={panel.related} retryHref={href()} label={label} />;
    case 'reviews':
      return <ReviewsTab reviews={panel.reviews} retryHref={href()} moreHref={(page) => href({ page })} />;
    case 'comments':
      return (
        <CommentsTab
          comments={panel.comments}
          retryHref={href()}
          moreHref={(page) => href({ page })}
          threadHref={(thread) => href({ thread })}
        />
      );
  }
}

export { RouteBoundary as ErrorBoundary };
