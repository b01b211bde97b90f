import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { settleRows } from '#app/features/catalogue/absent-rows.server.ts';
import { ContinueLane } from '#app/features/catalogue/continue/continue-lane.tsx';
import { loadContinueRow } from '#app/features/catalogue/continue/load-continue.server.ts';
import { HERO_SIZES } from '#app/features/catalogue/hero.tsx';
import { HomePage } from '#app/features/catalogue/home-page.tsx';
import { LateLane } from '#app/features/catalogue/late-lane.tsx';
import { toPictureSource } from '#app/features/catalogue/picture-source.ts';
import { recentHomeModel } from '#app/features/catalogue/recent-home-model.server.ts';
import { requireHome } from '#app/features/catalogue/require-home.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toJsonLdSite, toSiteJsonLd } from '#app/features/metadata/json-ld-site.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { LOGO_KEY } from '#app/features/shell/constants.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['home', 'catalogue', 'player'], cache: 'public' };

export async function loader({ context }: LoaderFunctionArgs) {
  const [site, home, language, continuing] = await Promise.all([
    requireSite(context),
    requireHome(context),
    context.language.get(),
    loadContinueRow(context),
  ]);
  const viewing = { language, now: context.now };
  const { hero, ...rows } = recentHomeModel(home, viewing);
  const { lanes, artists, venues } = await settleRows(rows, context.services.content, viewing);
  return {
    title: site.title,
    description: site.description,
    assetOrigin: site.assetOrigin,
    hero,
    continuing,
    lanes,
    artists,
    venues,
    jsonLd: toSiteJsonLd(
      toJsonLdSite(site, context.tenant.origin, language),
      site,
      `${site.assetOrigin}/${LOGO_KEY}`,
    ),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { title: brand, description, assetOrigin, hero, jsonLd } = data;
  const picture = toPictureSource(hero[0]?.image, assetOrigin, 'banner');
  const image = toSocialImage(picture, hero[0]?.title ?? brand);
  return [
    ...toPageMeta({ matches, title: null, description, image, path: paths.home(), jsonLd }),
    ...preloadPicture(picture, HERO_SIZES),
  ];
};

export default function Home() {
  const { title, hero, continuing, lanes, artists, venues } = useLoaderData<typeof loader>();
  const { t } = useTranslation('home');
  return (
    <HomePage
      title={title}
      hero={hero}
      lanes={lanes}
      first={continuing ? <ContinueLane row={continuing} /> : null}
    >
      {artists === undefined ? null : (
        <LateLane name={t('artists_row')} lane={artists} retryHref={paths.home()} />
      )}
      {venues === undefined ? null : (
        <LateLane name={t('venues_row')} lane={venues} retryHref={paths.home()} />
      )}
    </HomePage>
  );
}

export { reloadUnlessRefused as shouldRevalidate } from '#app/features/links/reload-unless-refused.ts';
export { RouteBoundary as ErrorBoundary };
