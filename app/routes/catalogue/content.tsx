import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from 'react-i18next';
import { liveStateOf } from '#app/domain/access.ts';
import { TAB_WAIT_MS } from '#app/features/catalogue/detail/constants.ts';
import { Detail, STAGE_SIZES } from '#app/features/catalogue/detail/detail.tsx';
import { toDetailMeta } from '#app/features/catalogue/detail/detail-meta.ts';
import { toDetail } from '#app/features/catalogue/detail/detail-model.ts';
import { toDetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import { toEnded } from '#app/features/catalogue/detail/ended-detail.ts';
import { expiresAt } from '#app/features/catalogue/detail/live-state-expiry.ts';
import { requireContent, requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { CommentsPanel } from '#app/features/comments/list/comments-panel.tsx';
import { DetailPanels } from '#app/features/detail-page/detail-panels.tsx';
import { loadTab } from '#app/features/detail-page/load-tab.server.ts';
import { loadSaved } from '#app/features/library/load-saved.server.ts';
import { SaveToggles } from '#app/features/library/save-toggles.tsx';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { toContentJsonLd } from '#app/features/metadata/json-ld-content.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { loadUnlockOffers, startPrices } from '#app/features/playback/access/load-unlock-offers.server.ts';
import { withOffers } from '#app/features/playback/access/locked.ts';
import { LockedBanner, UnlockWays } from '#app/features/playback/access/locked-banner.tsx';
import { PlayButtons } from '#app/features/playback/access/play-buttons.tsx';
import { contentSubject } from '#app/features/playback/access/play-subject.ts';
import { loadReader } from '#app/features/playback/access/viewer.server.ts';
import { Countdown } from '#app/features/playback/live/countdown.tsx';
import { StartTime } from '#app/features/playback/live/start-time.tsx';
import { usePlayAtZero } from '#app/features/playback/live/use-play-at-zero.ts';
import { useHasCome } from '#app/features/playback/live/use-server-clock.ts';
import { loadReminder } from '#app/features/playback/reminders/load-reminders.server.ts';
import { TitleReminder } from '#app/features/playback/reminders/title-reminder.tsx';
import { loadResume } from '#app/features/playback/resume.server.ts';
import { LazyTrailer } from '#app/features/playback/trailer/lazy-trailer.tsx';
import { assumesTrailers, titleTrailer } from '#app/features/playback/trailer/title-trailer.ts';
import { withRatingOf } from '#app/features/reviews/head-rating.ts';
import { ShareButton } from '#app/features/sharing/share-button.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import { IconLink } from '#app/ui/components/button/icon-button.tsx';

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
  const prices = startPrices(services.payment);
  const panel = deferAfter(loadTab(context, search, { type: 'content', id }, contentPromise), TAB_WAIT_MS);
  const [site, content, viewer, language, resumeSeconds, saved, reminder] = await Promise.all([
    requireSite(context),
    contentPromise,
    loadReader(session, contentPromise, services.payment),
    context.language.get(),
    loadResume(services.content, session, id),
    loadSaved(session, services.content, id),
    loadReminder(
      context,
      id,
      contentPromise.then((content) => liveStateOf(content, now) === 'upcoming'),
    ),
  ]);
  if (contentPath(content) !== paths.contentDetail({ id })) throw redirect(contentPath(content));
  context.setCacheExpiry(expiresAt(content, now));
  const { dateFormat, assetOrigin } = site;
  const showRating = site.permissions.rating;
  const detail = toDetail(content, { viewer, now, language, dateFormat, showRating, resumeSeconds });
  const jsonLd = toContentJsonLd(content, toJsonLdSite(site, context.tenant.origin, language), now);
  const subject = contentSubject(content);
  const offers = await loadUnlockOffers(context, { subject, content, viewer, prices });
  const below = await panel;
  const head = withRatingOf(withOffers(detail, offers), below);
  return {
    detail: head,
    trailer: titleTrailer(content, assumesTrailers(context.tenant)),
    saved,
    reminder,
    tab: search.tab,
    showRating,
    panel: below,
    nowMs: now.getTime(),
    assetOrigin,
    jsonLd,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toDetailMeta(matches, data, { path: paths.contentDetail({ id: data.detail.id }), sizes: STAGE_SIZES })
    : toErrorMeta({ matches, error });

export default function ContentPage() {
  const { detail: loaded, trailer, saved, reminder, nowMs } = useLoaderData<typeof loader>();
  const hasEnded = useHasCome(loaded.live.endsAt, nowMs);
  const detail = hasEnded ? toEnded(loaded) : loaded;
  const { id, title, action, live } = detail;
  const onZero = usePlayAtZero(id, action);
  const path = paths.contentDetail({ id });
  return (
    <>
      <Detail
        detail={detail}
        play={<PlayButtons action={action} isPageSubject />}
        banner={<LockedBanner locked={detail.locked} />}
        ways={<UnlockWays locked={detail.locked} />}
        trailer={trailer ? <LazyTrailer trailer={trailer} title={title} /> : null}
        countdown={
          live.state === 'upcoming' && live.startsAt ? (
            <>
              <Countdown until={live.startsAt} serverNowMs={nowMs} onZero={onZero} />
              <StartTime startsAt={live.startsAt} />
            </>
          ) : null
        }
      >
        {live.state === 'upcoming' ? <CalendarLink id={id} /> : null}
        {live.state === 'upcoming' && reminder !== null ? (
          <TitleReminder contentId={id} isSet={reminder === 'guest' ? null : reminder} page={path} />
        ) : null}
        <ShareButton path={path} title={title} />
        {saved ? <SaveToggles contentId={id} saved={saved} redirectTo={path} /> : null}
      </Detail>
      <Below />
    </>
  );
}

/** A file for the viewer's own calendar, which reminds in time. */
function CalendarLink({ id }: { id: string }) {
  const { t } = useTranslation('player');
  return (
    <IconLink
      to={paths.calendarEntry({ id })}
      label={t('add_to_calendar')}
      icon={<CalendarPlus aria-hidden="true" />}
      variant="filled"
      reloadDocument
    />
  );
}

function Below() {
  const { t } = useTranslation('catalogue');
  const page = useLoaderData<typeof loader>();
  return (
    <DetailPanels
      type="content"
      page={page}
      tabs={[
        { name: 'related', label: t('related') },
        { name: 'reviews', label: t('reviews') },
        { name: 'comments', label: t('comments') },
      ]}
      pageHref={(query) => paths.contentDetail({ id: page.detail.id }, query)}
      renderComments={(comments, tabHref) => <CommentsPanel comments={comments} tabHref={tabHref} />}
    />
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
