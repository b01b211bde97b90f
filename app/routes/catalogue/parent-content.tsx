import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ParentDetail } from '#app/contract/content.ts';
import { loadSeriesPlace } from '#app/features/catalogue/continue/load-continue.server.ts';
import { AwaitDeferred } from '#app/features/catalogue/deferred/await-deferred.tsx';
import { TAB_WAIT_MS } from '#app/features/catalogue/detail/constants.ts';
import { Detail, STAGE_SIZES } from '#app/features/catalogue/detail/detail.tsx';
import { toDetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import { DetailTabs, PanelSkeleton } from '#app/features/catalogue/detail/detail-tabs.tsx';
import { RelatedPanel } from '#app/features/catalogue/detail/related-panel.tsx';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { useRefreshedData } from '#app/features/catalogue/listing/use-refreshed-data.ts';
import { EpisodeList } from '#app/features/catalogue/parent/episode-list.tsx';
import { toEpisodes, toParentDetail } from '#app/features/catalogue/parent/parent-model.ts';
import { requireParent } from '#app/features/catalogue/parent/require-parent.server.ts';
import { strictestOf } from '#app/features/catalogue/playlist/playlist-items.server.ts';
import { loadSaved } from '#app/features/library/load-saved.server.ts';
import { SaveToggles } from '#app/features/library/save-toggles.tsx';
import { contentPath } from '#app/features/links/content-path.ts';
import { loadInBackground } from '#app/features/links/load-in-background.ts';
import { paths } from '#app/features/links/paths.ts';
import { toSeriesJsonLd } from '#app/features/metadata/json-ld-content.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { LockedBanner } from '#app/features/playback/access/locked-banner.tsx';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import { loadReader } from '#app/features/playback/access/viewer.server.ts';
import { withRatingOf } from '#app/features/reviews/head-rating.ts';
import { ReviewsTab } from '#app/features/reviews/reviews-tab.tsx';
import { ShareButton } from '#app/features/sharing/share-button.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { loadTab, type TabPanel } from './detail-tab.server.ts';

export const handle = {
  i18n: ['catalogue', 'community', 'library', 'player'],
  cache: 'public',
  search: ['tab', 'page', 'all'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const { tab, ...search } = toDetailSearch(request.url, ['episodes', 'related', 'reviews']);
  const { now, services } = context;
  const session = context.session.get();
  const contentPromise = requireParent(services.content, id);
  const rated = contentPromise.then(({ parent_content }) => parent_content);
  const subject = { type: 'content', id } as const;
  const panel =
    tab === 'episodes' ? null : deferAfter(loadTab(context, { ...search, tab }, subject, rated), TAB_WAIT_MS);
  const [site, parent, viewer, language, saved, place] = await Promise.all([
    requireSite(context),
    contentPromise,
    loadReader(session, contentPromise.then(strictestPart), services.payment),
    context.language.get(),
    loadSaved(session, services.content, id),
    loadSeriesPlace(context, id),
  ]);
  const path = contentPath(parent.parent_content);
  if (path !== paths.parentContent({ id })) throw redirect(path);
  const { dateFormat, permissions, assetOrigin, refreshesContent } = site;
  const texts = { language, dateFormat, now };
  const showRating = permissions.rating;
  const { showsAll } = search;
  const below = await panel;
  return {
    detail: withRatingOf(toParentDetail(parent, { ...texts, viewer, showRating }, place), below),
    episodes: tab === 'episodes' ? toEpisodes(parent.child_content_list, { ...texts, showsAll }) : null,
    showRating,
    tab: tab === 'reviews' && !showRating ? 'related' : tab,
    panel: below,
    saved,
    assetOrigin,
    refreshesContent,
    jsonLd: toSeriesJsonLd(parent, toJsonLdSite(site, context.tenant.origin, language)),
  };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  // A refresh with a tab on its way, or without it, is no better than what is there.
  return loadInBackground(
    request,
    () => serverLoader<typeof loader>(),
    ({ panel }) => panel === null || ('tab' in panel && isLoaded(panel)),
  );
}

function isLoaded(panel: TabPanel): boolean {
  return panel.tab === 'related' ? panel.related !== null : panel.tab !== 'reviews' || panel.reviews !== null;
}

/** Its play button may play any of them. */
function strictestPart({ child_content_list }: ParentDetail) {
  return strictestOf(child_content_list);
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
      path: paths.parentContent({ id }),
      jsonLd,
      isEmbeddable: true,
    }),
    ...preloadPicture(picture, STAGE_SIZES),
  ];
};

export default function ParentContentPage() {
  const loaded = useLoaderData<typeof loader>();
  const data = useRefreshedData(loaded, loaded.refreshesContent);
  const { detail, saved } = data;
  const { id, title, action } = detail;
  const path = paths.parentContent({ id });
  return (
    <>
      <Detail
        detail={detail}
        play={<PlayButtons action={action} />}
        banner={<LockedBanner locked={detail.locked} />}
      >
        <ShareButton path={path} title={title} />
        {saved ? <SaveToggles contentId={id} saved={saved} redirectTo={path} /> : null}
      </Detail>
      <Below {...data} />
    </>
  );
}

type ParentContentData = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  'detail' | 'episodes' | 'showRating' | 'tab' | 'panel'
>;

function Below({ detail, episodes, showRating, tab, panel }: ParentContentData) {
  const { t } = useTranslation('catalogue');
  const href = tabHref(detail.id);
  const tabs = [
    { name: 'episodes', label: t('episodes'), href: href() },
    { name: 'related', label: t('related_title'), href: href('related') },
    ...(showRating ? [{ name: 'reviews', label: t('reviews'), href: href('reviews') }] : []),
  ];
  return (
    <DetailTabs tabs={tabs} current={tab}>
      {episodes ? (
        <EpisodeList episodes={episodes} allHref={paths.parentContent({ id: detail.id }, { all: true })} />
      ) : null}
      {panel ? (
        <AwaitDeferred value={panel} fallback={<PanelSkeleton />}>
          {(loaded) => <Panel panel={loaded} detail={detail} />}
        </AwaitDeferred>
      ) : null}
    </DetailTabs>
  );
}

function Panel({ panel, detail: { id, title } }: { panel: TabPanel; detail: { id: string; title: string } }) {
  const { t } = useTranslation('catalogue');
  const href = tabHref(id);
  if (panel.tab === 'related') {
    return <RelatedPanel related={panel.related} retryHref={href('related')} label={t('related_title')} />;
  }
  if (panel.tab !== 'reviews') return null;
  return (
    <ReviewsTab
      subject={{ type: 'content', id }}
      name={title}
      reviews={panel.reviews}
      pageHref={href('reviews')}
      moreHref={(page) => href('reviews', page)}
    />
  );
}

function tabHref(id: string) {
  return (tab?: 'related' | 'reviews', page?: number) => paths.parentContent({ id }, { tab, page });
}

export { reloadUnlessRefused as shouldRevalidate } from '#app/features/links/reload-unless-refused.ts';
export { RouteBoundary as ErrorBoundary };
