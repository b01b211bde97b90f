import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AwaitDeferred } from '#app/features/catalogue/deferred/await-deferred.tsx';
import { TAB_WAIT_MS } from '#app/features/catalogue/detail/constants.ts';
import { Detail, STAGE_SIZES } from '#app/features/catalogue/detail/detail.tsx';
import { toDetail } from '#app/features/catalogue/detail/detail-model.ts';
import { toDetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import { DetailTabs, PanelSkeleton } from '#app/features/catalogue/detail/detail-tabs.tsx';
import { toEnded } from '#app/features/catalogue/detail/ended-detail.ts';
import { expiresAt } from '#app/features/catalogue/detail/live-state-expiry.ts';
import { RelatedPanel } from '#app/features/catalogue/detail/related-panel.tsx';
import { requireContent, requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { CommentsPanel } from '#app/features/comments/list/comments-panel.tsx';
import { loadSaved } from '#app/features/library/load-saved.server.ts';
import { SaveToggles } from '#app/features/library/save-toggles.tsx';
import { contentPath } from '#app/features/links/content-path.ts';
import { paths } from '#app/features/links/paths.ts';
import { toContentJsonLd } from '#app/features/metadata/json-ld-content.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { LockedBanner } from '#app/features/playback/access/locked-banner.tsx';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import { loadReader } from '#app/features/playback/access/viewer.server.ts';
import { Countdown } from '#app/features/playback/live/countdown.tsx';
import { usePlayAtZero } from '#app/features/playback/live/use-play-at-zero.ts';
import { useHasCome } from '#app/features/playback/live/use-server-clock.ts';
import { loadResume } from '#app/features/playback/resume.server.ts';
import { LazyTrailer } from '#app/features/playback/trailer/lazy-trailer.tsx';
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
  search: ['watch', 'tab', 'page', 'thread'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const search = toDetailSearch(request.url, ['related', 'reviews', 'comments']);
  if (search.watches) throw redirect(paths.watch({ id }));
  const { now, services } = context;
  const session = context.session.get();
  const contentPromise = requireContent(services.content, id);
  const panel = deferAfter(loadTab(context, search, { type: 'content', id }, contentPromise), TAB_WAIT_MS);
  const [site, content, viewer, language, resumeSeconds, saved] = await Promise.all([
    requireSite(context),
    contentPromise,
    loadReader(session, contentPromise, services.payment),
    context.language.get(),
    loadResume(services.content, session, id),
    loadSaved(session, services.content, id),
  ]);
  if (contentPath(content) !== paths.contentDetail({ id })) throw redirect(contentPath(content));
  context.setCacheExpiry(expiresAt(content, now));
  const { dateFormat, assetOrigin } = site;
  const showRating = site.permissions.rating;
  const detail = toDetail(content, { viewer, now, language, dateFormat, showRating, resumeSeconds });
  const tab = search.tab === 'reviews' && !showRating ? 'related' : search.tab;
  const jsonLd = toContentJsonLd(content, toJsonLdSite(site, context.tenant.origin, language), now);
  const below = await panel;
  const head = withRatingOf(detail, below);
  return { detail: head, saved, tab, showRating, panel: below, nowMs: now.getTime(), assetOrigin, jsonLd };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { detail, assetOrigin, jsonLd } = data;
  const picture = toPictureSource(detail.image, assetOrigin, 'stage');
  const { id, title, description } = detail;
  const image = toSocialImage(picture, title);
  return [
    ...toPageMeta({
      matches,
      title,
      description,
      image,
      path: paths.contentDetail({ id }),
      jsonLd,
      isEmbeddable: true,
    }),
    ...preloadPicture(picture, STAGE_SIZES),
  ];
};

export default function ContentPage() {
  const { detail: loaded, saved, nowMs } = useLoaderData<typeof loader>();
  const hasEnded = useHasCome(loaded.live.endsAt, nowMs);
  const detail = hasEnded ? toEnded(loaded) : loaded;
  const { id, title, action, live } = detail;
  const onZero = usePlayAtZero(id, action);
  const path = paths.contentDetail({ id });
  return (
    <>
      <Detail
        detail={detail}
        play={<PlayButtons action={action} />}
        banner={<LockedBanner locked={detail.locked} />}
        trailer={detail.trailer ? <LazyTrailer trailer={detail.trailer} title={title} /> : null}
        countdown={
          live.state === 'upcoming' && live.startsAt ? (
            <Countdown until={live.startsAt} serverNowMs={nowMs} onZero={onZero} />
          ) : null
        }
      >
        <ShareButton path={path} title={title} />
        {saved ? <SaveToggles contentId={id} saved={saved} redirectTo={path} /> : null}
      </Detail>
      <Below />
    </>
  );
}

function Below() {
  const { t } = useTranslation('catalogue');
  const { detail, tab, showRating, panel } = useLoaderData<typeof loader>();
  const href = tabHref(detail.id);
  const tabs = [
    { name: 'related', label: t('related'), href: href() },
    ...(showRating ? [{ name: 'reviews', label: t('reviews'), href: href('reviews') }] : []),
    { name: 'comments', label: t('comments'), href: href('comments') },
  ];
  return (
    <DetailTabs tabs={tabs} current={tab}>
      <AwaitDeferred value={panel} fallback={<PanelSkeleton />}>
        {(loaded) => <Panel panel={loaded} detail={detail} label={t('related')} />}
      </AwaitDeferred>
    </DetailTabs>
  );
}

interface PanelProps {
  panel: TabPanel;
  detail: { id: string; title: string };
  label: string;
}

function Panel({ panel, detail: { id, title }, label }: PanelProps) {
  const href = tabHref(id);
  switch (panel.tab) {
    case 'related':
      return <RelatedPanel related={panel.related} retryHref={href()} label={label} />;
    case 'reviews':
      return (
        <ReviewsTab
          subject={{ type: 'content', id }}
          name={title}
          reviews={panel.reviews}
          pageHref={href('reviews')}
          moreHref={(page) => href('reviews', { page })}
        />
      );
    case 'comments':
      return <CommentsPanel comments={panel.comments} tabHref={href('comments')} />;
  }
}

function tabHref(id: string) {
  return (tab?: 'reviews' | 'comments', more?: Record<string, string | number | null>) =>
    paths.contentDetail({ id }, { tab, ...more });
}

export { reloadUnlessRefused as shouldRevalidate } from '#app/features/links/reload-unless-refused.ts';
export { RouteBoundary as ErrorBoundary };
