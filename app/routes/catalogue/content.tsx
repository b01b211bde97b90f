import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { Play, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Detail, STAGE_SIZES } from '#app/features/catalogue/detail.tsx';
import { toDetail } from '#app/features/catalogue/detail-model.ts';
import { LateLane } from '#app/features/catalogue/late-lane.tsx';
import { preloadPicture, toPageMeta } from '#app/features/catalogue/page-meta.ts';
import { toPictureSource } from '#app/features/catalogue/picture-source.ts';
import { loadRelated } from '#app/features/catalogue/related.server.ts';
import { requireContent, requireContentId } from '#app/features/catalogue/require-content.server.ts';
import { contentPath } from '#app/features/links/content-path.ts';
import { paths } from '#app/features/links/paths.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { settleSoon } from '#app/lib/settle-soon.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { IconLink } from '#app/ui/icon-button.tsx';

export const handle = { i18n: ['catalogue', 'home', 'player'], cache: 'public', search: ['watch'] };

/** The related row may hold the page up this long; asked for beside the content, it rarely does. */
const RELATED_WAIT_MS = 200;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  // viewer.md §2: `?watch=true` starts playback.
  if (new URL(request.url).searchParams.get('watch') === 'true') throw redirect(paths.watch({ id }));
  const { content: service } = context.services;
  const { now } = context;
  const language = await context.language.get();
  const related = settleSoon(loadRelated(service, id, { language, now }), RELATED_WAIT_MS);
  const [site, content, session] = await Promise.all([
    context.loadSite(),
    requireContent(service, id),
    context.session.get().catch(() => null),
  ]);
  if (contentPath(content) !== paths.contentDetail({ id })) throw redirect(contentPath(content));
  const detail = toDetail(content, {
    viewer: session ? { planIds: [] } : null,
    now,
    language,
    dateFormat: site.dateFormat,
    showRating: site.permissions.rating,
    resumeSeconds: null,
  });
  return {
    detail,
    related: await related,
    siteTitle: site.title,
    canonical: context.tenant.origin + paths.contentDetail({ id }),
    assetOrigin: site.assetOrigin,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { detail, siteTitle, canonical, assetOrigin } = data;
  const picture = toPictureSource(detail.image, assetOrigin, 'stage');
  const { title, description } = detail;
  return [
    ...toPageMeta({ title, description, canonical, image: picture?.src, siteTitle }),
    ...preloadPicture(picture, STAGE_SIZES),
  ];
};

export default function ContentPage() {
  const { detail, related } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['catalogue', 'player']);
  const { action } = detail;
  return (
    <>
      <Detail
        detail={detail}
        play={
          action.kind === 'play' || action.kind === 'resume' ? (
            <>
              <LinkButton
                to={action.href}
                size="large"
                icon={<Play aria-hidden="true" fill="currentColor" />}
              >
                {t(action.labelKey, { ns: 'player' })}
              </LinkButton>
              {action.kind === 'resume' ? (
                <IconLink
                  to={action.restartHref}
                  label={t('start_over')}
                  icon={<RotateCcw aria-hidden="true" />}
                />
              ) : null}
            </>
          ) : null
        }
      />
      <LateLane name={t('related')} lane={related} retryHref={paths.contentDetail({ id: detail.id })} />
    </>
  );
}

export { RouteBoundary as ErrorBoundary };
