import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData, useRevalidator } from '@remix-run/react';
import { Play, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Detail, STAGE_SIZES } from '#app/features/catalogue/detail.tsx';
import { toDetail } from '#app/features/catalogue/detail-model.ts';
import { LateLane } from '#app/features/catalogue/late-lane.tsx';
import { toPictureSource } from '#app/features/catalogue/picture-source.ts';
import { loadRelated } from '#app/features/catalogue/related.server.ts';
import { requireContent, requireContentId } from '#app/features/catalogue/require-content.server.ts';
import { loadResume } from '#app/features/catalogue/resume.server.ts';
import { contentPath } from '#app/features/links/content-path.ts';
import { paths } from '#app/features/links/paths.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { Countdown } from '#app/features/playback/countdown.tsx';
import type { PlayAction } from '#app/features/playback/play-action.ts';
import { PlayLink } from '#app/features/playback/play-link.tsx';
import { loadViewer } from '#app/features/playback/viewer.server.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { settleSoon } from '#app/lib/settle-soon.ts';
import { IconLink } from '#app/ui/icon-button.tsx';

export const handle = { i18n: ['catalogue', 'home', 'player'], cache: 'public', search: ['watch'] };

/** The related row may hold the page up this long; asked for beside the content, it rarely does. */
const RELATED_WAIT_MS = 200;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  // viewer.md §2: `?watch=true` starts playback.
  if (new URL(request.url).searchParams.get('watch') === 'true') throw redirect(paths.watch({ id }));
  const { now, services } = context;
  const language = await context.language.get();
  const session = context.session.get();
  const related = settleSoon(loadRelated(services.content, id, { language, now }), RELATED_WAIT_MS);
  const [site, content, resumeSeconds] = await Promise.all([
    requireSite(context),
    requireContent(services.content, id),
    loadResume(services.content, session, id),
  ]);
  if (contentPath(content) !== paths.contentDetail({ id })) throw redirect(contentPath(content));
  const { dateFormat, permissions } = site;
  // Who cannot be told apart reads what a member without a plan reads; the watch page decides for good.
  const viewer = await loadViewer(session, content, services.payment).catch(() => ({ planIds: [] }));
  const showRating = permissions.rating;
  const detail = toDetail(content, { viewer, now, language, dateFormat, showRating, resumeSeconds });
  return {
    detail,
    nowMs: now.getTime(),
    related: await related,
    assetOrigin: site.assetOrigin,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { detail, assetOrigin } = data;
  const picture = toPictureSource(detail.image, assetOrigin, 'stage');
  const { id, title, description } = detail;
  return [
    ...toPageMeta({ matches, title, description, image: picture?.src, path: paths.contentDetail({ id }) }),
    ...preloadPicture(picture, STAGE_SIZES),
  ];
};

export default function ContentPage() {
  const { detail, nowMs, related } = useLoaderData<typeof loader>();
  const { t } = useTranslation('catalogue');
  const { revalidate } = useRevalidator();
  const { state, startsAt } = detail.live;
  return (
    <>
      <Detail
        detail={detail}
        play={<PlayButtons action={detail.action} />}
        countdown={
          state === 'upcoming' && startsAt ? (
            <Countdown until={startsAt} serverNowMs={nowMs} onDone={revalidate} />
          ) : null
        }
      />
      <LateLane name={t('related')} lane={related} retryHref={paths.contentDetail({ id: detail.id })} />
    </>
  );
}

function PlayButtons({ action }: { action: PlayAction }) {
  const { t } = useTranslation(['catalogue', 'player']);
  if (action.kind !== 'play' && action.kind !== 'resume') return null;
  return (
    <>
      <PlayLink href={action.href} icon={<Play aria-hidden="true" fill="currentColor" />}>
        {t(action.labelKey, { ns: 'player' })}
      </PlayLink>
      {action.kind === 'resume' ? (
        <IconLink
          to={action.restartHref}
          label={t('start_over')}
          icon={<RotateCcw aria-hidden="true" />}
          variant="filled"
        />
      ) : null}
    </>
  );
}

export { RouteBoundary as ErrorBoundary };
