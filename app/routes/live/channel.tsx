import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ChannelAbout } from '#app/features/catalogue/channels/channel-about.tsx';
import { CHANNEL_BANNER_SIZES, ChannelHead } from '#app/features/catalogue/channels/channel-head.tsx';
import { toChannelHead } from '#app/features/catalogue/channels/channel-model.ts';
import { RelatedChannels } from '#app/features/catalogue/channels/related-channels.tsx';
import { AwaitDeferred } from '#app/features/catalogue/deferred/await-deferred.tsx';
import { TAB_WAIT_MS } from '#app/features/catalogue/detail/constants.ts';
import { toDetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import { DetailTabs, PanelSkeleton } from '#app/features/catalogue/detail/detail-tabs.tsx';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { requireChannel } from '#app/features/catalogue/require-subject-place.server.ts';
import { CommentsPanel } from '#app/features/comments/list/comments-panel.tsx';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toChannelJsonLd } from '#app/features/metadata/json-ld-channel.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { priceLock, startPrices } from '#app/features/playback/access/load-unlock-offers.server.ts';
import { channelSubject } from '#app/features/playback/access/play-subject.ts';
import { loadViewer } from '#app/features/playback/access/viewer.server.ts';
import { ChannelScreen } from '#app/features/playback/channel/channel-screen.tsx';
import { PAGE_HOLDS_MS } from '#app/features/playback/channel/constants.ts';
import { loadChannelView, viewHoldsUntil } from '#app/features/playback/channel/load-channel-view.server.ts';
import { loadEntries } from '#app/features/playback/channel/load-entries.server.ts';
import { isPlayableHere, toOwnDocument } from '#app/features/playback/engine/document-media.ts';
import { addressesOf } from '#app/features/playback/engine/playback-source.ts';
import { preloadPlayer } from '#app/features/playback/engine/shaka/load-shaka.ts';
import { toPosterUrl } from '#app/features/playback/hosts/watch-page/poster-url.ts';
import { loadChannelReminders } from '#app/features/playback/reminders/load-reminders.server.ts';
import { withRatingOf } from '#app/features/reviews/head-rating.ts';
import { loadFigures } from '#app/features/reviews/load-figures.server.ts';
import { ReviewsTab } from '#app/features/reviews/reviews-tab.tsx';
import { ShareButton } from '#app/features/sharing/share-button.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { CHANNEL_TABS, type ChannelPanel, loadChannelTab } from './channel-tab.server.ts';

export const handle = {
  i18n: ['channels', 'catalogue', 'community', 'player'],
  cache: 'public',
  showsLocalTime: true,
  search: ['tab', 'page', 'thread', 'day', 'programme'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const { tab, ...search } = toDetailSearch(request.url, CHANNEL_TABS);
  const { searchParams } = new URL(request.url);
  const { now, services, timeZone } = context;
  const session = context.session.get();
  // Awaited once the channel is loaded and needs it.
  session.catch(() => undefined);
  const channelRequest = requireChannel(services.content, id);
  const prices = startPrices(services.payment);
  const panel =
    tab === 'about'
      ? null
      : deferAfter(loadChannelTab(context, { ...search, tab }, id, channelRequest), TAB_WAIT_MS);
  const [site, channel, entries, language, isGuest, t, reminders] = await Promise.all([
    requireSite(context),
    channelRequest,
    loadEntries(services.content, id, { now, timeZone }),
    context.language.get(),
    session.then((known) => known === null).catch(() => false),
    translator(context, 'channels'),
    loadChannelReminders(context, id),
  ]);
  const viewer = loadViewer(session, channel, services.payment);
  const times = {
    now,
    timeZone,
    language,
    day: searchParams.get('day'),
    programme: searchParams.get('programme'),
  };
  const { assetOrigin } = site;
  const showRating = site.permissions.rating;
  // The reviews' tab has them itself.
  const derivesRating = showRating && tab !== 'reviews' && channel.average_rating === undefined;
  const figures = derivesRating
    ? deferAfter(loadFigures(services.content, { type: 'channel', id }, language), TAB_WAIT_MS)
    : null;
  const view = await loadChannelView(services.content, { channel, entries, viewer, isGuest, ...times });
  const { playing } = view;
  if (playing.kind === 'locked') {
    const watcher = await viewer.catch(() => null);
    const sought = { subject: channelSubject(channel), content: channel, prices, viewer: watcher };
    view.playing = { ...playing, locked: await priceLock(context, playing.locked, sought) };
  }
  if ('source' in view.playing) context.media.allow(addressesOf(view.playing.source));
  context.setCacheExpiry(viewHoldsUntil(view, PAGE_HOLDS_MS));
  const jsonLd = toChannelJsonLd(channel, toJsonLdSite(site, context.tenant.origin, language), t('title'));
  const below = await panel;
  const head = withRatingOf(toChannelHead(channel, language, showRating), below);
  return {
    head,
    figures: await figures,
    view,
    reminders,
    tab,
    showRating,
    panel: below,
    assetOrigin,
    jsonLd,
  };
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  preloadPlayer();
  const page = await serverLoader<typeof loader>();
  const { playing } = page.view;
  if ('source' in playing && !isPlayableHere(playing.source)) throw toOwnDocument(request);
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { head, assetOrigin, jsonLd } = data;
  const { id, name: title, description, banner } = head;
  const picture = toPictureSource(banner, assetOrigin, 'stage');
  const image = toSocialImage(picture, title);
  return [
    ...toPageMeta({ matches, title, description, image, path: paths.channel({ id }), jsonLd }),
    ...preloadPicture(picture, CHANNEL_BANNER_SIZES),
  ];
};

export default function ChannelPage() {
  const { head, figures, view, reminders, tab, assetOrigin } = useLoaderData<typeof loader>();
  const { id, name, banner } = head;
  return (
    <article>
      <ChannelHead head={head} figures={figures}>
        <ShareButton path={paths.channel({ id })} title={name} />
      </ChannelHead>
      <ChannelScreen
        view={view}
        reminders={reminders}
        channelName={name}
        posterUrl={toPosterUrl(toPictureSource(banner, assetOrigin, 'stage'))}
        tab={tab === 'about' ? null : tab}
      />
      <Below />
    </article>
  );
}

function Below() {
  const { t } = useTranslation(['channels', 'catalogue']);
  const { head, tab, showRating, panel } = useLoaderData<typeof loader>();
  const href = (name?: string) => paths.channel({ id: head.id }, { tab: name });
  const tabs = [
    { name: 'about', label: t('about_title', { ns: 'catalogue' }), href: href() },
    { name: 'related', label: t('related'), href: href('related') },
    ...(showRating
      ? [{ name: 'reviews', label: t('reviews', { ns: 'catalogue' }), href: href('reviews') }]
      : []),
    { name: 'comments', label: t('comments', { ns: 'catalogue' }), href: href('comments') },
  ];
  return (
    <DetailTabs tabs={tabs} current={tab === 'reviews' && !showRating ? 'related' : tab}>
      {panel ? (
        <AwaitDeferred value={panel} fallback={<PanelSkeleton />}>
          {(resolved) => <Panel panel={resolved} head={head} />}
        </AwaitDeferred>
      ) : (
        <ChannelAbout head={head} />
      )}
    </DetailTabs>
  );
}

function Panel({ panel, head: { id, name } }: { panel: ChannelPanel; head: { id: string; name: string } }) {
  const href = (more?: Record<string, string | number | null>) =>
    paths.channel({ id }, { tab: panel.tab, ...more });
  switch (panel.tab) {
    case 'related':
      return <RelatedChannels cards={panel.cards} retryHref={href()} />;
    case 'reviews':
      return (
        <ReviewsTab
          subject={{ type: 'channel', id }}
          name={name}
          reviews={panel.reviews}
          pageHref={href()}
          moreHref={(page) => href({ page })}
        />
      );
    case 'comments':
      return <CommentsPanel comments={panel.comments} tabHref={href()} />;
  }
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
