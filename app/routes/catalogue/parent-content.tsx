import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ParentDetail } from '#app/contract/content.ts';
import { loadSeriesPlace } from '#app/features/catalogue/continue/load-continue.server.ts';
import { TAB_WAIT_MS } from '#app/features/catalogue/detail/constants.ts';
import { Detail, STAGE_SIZES } from '#app/features/catalogue/detail/detail.tsx';
import { toDetailMeta } from '#app/features/catalogue/detail/detail-meta.ts';
import { toDetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import { requireContentId, requireParent } from '#app/features/catalogue/detail/require-content.server.ts';
import { useRefreshedData } from '#app/features/catalogue/listing/use-refreshed-data.ts';
import { EpisodeList } from '#app/features/catalogue/parent/episode-list.tsx';
import { partToPlay, toEpisodes, toParentDetail } from '#app/features/catalogue/parent/parent-model.ts';
import { strictestOf } from '#app/features/catalogue/playlist/playlist-items.server.ts';
import { DetailPanels } from '#app/features/detail-page/detail-panels.tsx';
import { loadTab, type TabPanel } from '#app/features/detail-page/load-tab.server.ts';
import { loadSaved } from '#app/features/library/load-saved.server.ts';
import { SaveToggles } from '#app/features/library/save-toggles.tsx';
import { loadInBackground } from '#app/features/links/load-in-background.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { toSeriesJsonLd } from '#app/features/metadata/json-ld-content.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { loadUnlockOffers, startPrices } from '#app/features/playback/access/load-unlock-offers.server.ts';
import { withOffers } from '#app/features/playback/access/locked.ts';
import { LockedBanner, UnlockWays } from '#app/features/playback/access/locked-banner.tsx';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import { contentSubject } from '#app/features/playback/access/play-subject.ts';
import { loadReader } from '#app/features/playback/access/viewer.server.ts';
import { usePlaceLabel } from '#app/features/playback/up-next/use-place-label.ts';
import { withRatingOf } from '#app/features/reviews/head-rating.ts';
import { ShareButton } from '#app/features/sharing/share-button.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { deferAfter } from '#app/lib/defer-after.ts';

export const handle = {
  i18n: ['catalogue', 'community', 'library', 'player'],
  cache: 'public',
  search: ['tab', 'page', 'all', 'season'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const { tab, ...search } = toDetailSearch(request.url, ['episodes', 'related', 'reviews']);
  const { now, services } = context;
  const session = context.session.get();
  const contentPromise = requireParent(services.content, id);
  const prices = startPrices(services.payment);
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
  const { showsAll, season } = search;
  const part = partToPlay(parent, place);
  const offers = part
    ? await loadUnlockOffers(context, { subject: contentSubject(part), content: part, viewer, prices })
    : null;
  const detail = toParentDetail(parent, { ...texts, viewer, showRating }, place);
  const below = await panel;
  return {
    detail: withRatingOf(withOffers(detail, offers), below),
    episodes:
      tab === 'episodes'
        ? toEpisodes(parent.child_content_list, {
            ...texts,
            showsAll,
            planIds: viewer?.planIds ?? [],
            season: { requested: season, partId: place?.partId ?? null },
          })
        : null,
    showRating,
    tab,
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

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toDetailMeta(matches, data, { path: paths.parentContent({ id: data.detail.id }), sizes: STAGE_SIZES })
    : toErrorMeta({ matches, error });

export default function ParentContentPage() {
  const loaded = useLoaderData<typeof loader>();
  const data = useRefreshedData(loaded, loaded.refreshesContent);
  const { detail, saved } = data;
  const { id, title, action, part } = detail;
  const placeLabel = usePlaceLabel();
  const path = paths.parentContent({ id });
  return (
    <>
      <Detail
        detail={detail}
        play={<PlayButtons action={action} isPageSubject note={part && placeLabel(part)} />}
        banner={<LockedBanner locked={detail.locked} />}
        ways={<UnlockWays locked={detail.locked} />}
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

function Below({ episodes, ...page }: ParentContentData) {
  const { t } = useTranslation('catalogue');
  const { id } = page.detail;
  return (
    <DetailPanels
      type="content"
      page={page}
      tabs={[
        { name: 'episodes', label: t('episodes') },
        { name: 'related', label: t('related_title') },
        { name: 'reviews', label: t('reviews') },
      ]}
      pageHref={(query) => paths.parentContent({ id }, query)}
    >
      {episodes ? (
        <EpisodeList episodes={episodes} hrefOf={(query) => paths.parentContent({ id }, query)} />
      ) : null}
    </DetailPanels>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
