// chunk: shell

import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { cardContext } from '#app/features/catalogue/cards/card-context.server.ts';
import { HERO_SIZES } from '#app/features/catalogue/constants.ts';
import { loadContinueRow } from '#app/features/catalogue/continue/load-continue.server.ts';
import { deferPeopleRows } from '#app/features/catalogue/home/people-rows.server.ts';
import { recentHomeModel } from '#app/features/catalogue/home/recent-home-model.server.ts';
import { DeferredLane } from '#app/features/catalogue/lanes/deferred-lane.tsx';
import { orErrorPage } from '#app/features/catalogue/page-for-error.server.ts';
import { fillRows } from '#app/features/catalogue/rows/fill-rows.server.ts';
import { rowTexts } from '#app/features/catalogue/rows/row-texts.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toJsonLdSite, toSiteJsonLd } from '#app/features/metadata/json-ld-site.ts';
import { preloadPicture, toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { CLASSIC_HOME, CONTINUE_LANE, GUEST_OFFER } from '#app/features/page-builder/component-key.ts';
import { loadHomeOffer } from '#app/features/page-builder/home-offer.server.ts';
import { LazyBlockPage } from '#app/features/page-builder/lazy-block-page.tsx';
import { loadBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import { preloadMeta, withComponents } from '#app/features/page-builder/preload.ts';
import { toPageComponents } from '#app/features/page-builder/registry.server.ts';
import { toBlockPicture, WIDE_LOOK } from '#app/features/page-builder/shared/block-picture-source.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import type { Home as HomeData } from '#app/features/tenancy/home.ts';
import { LOGO_KEY } from '#app/features/tenancy/logo-key.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { getComponent } from '#app/ui/component-registry.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

export const handle = { i18n: ['home', 'catalogue', 'player', 'blocks'], cache: 'public' };

export async function loader({ context }: LoaderFunctionArgs) {
  const cards = cardContext(context);
  const [site, language, page, continuing] = await Promise.all([
    requireSite(context),
    context.language.get(),
    orErrorPage(() => context.loadHome()).then((home) => loadPage(home, context, cards)),
    loadContinueRow(context),
  ]);
  return {
    title: site.title,
    description: site.description,
    assetOrigin: site.assetOrigin,
    ...page,
    lead: continuing ? { key: CONTINUE_LANE, props: { row: continuing } } : page.lead,
    components: continuing ? toPageComponents([...page.components.keys, CONTINUE_LANE]) : page.components,
    beginsUnderHeader: page.heroPicture !== null,
    jsonLd: toSiteJsonLd(
      toJsonLdSite(site, context.tenant.origin, language),
      site,
      `${site.assetOrigin}/${LOGO_KEY}`,
    ),
  };
}

/** Built from blocks, or the classic one with its banner and rows. */
async function loadPage(
  { template, lanes }: HomeData,
  context: MarqueeContext,
  cards: ReturnType<typeof cardContext>,
) {
  if (template.version === 2) {
    return {
      classic: null,
      lead: null,
      ...(await loadBlocks(context, template.data?.components ?? [], lanes)),
    };
  }
  const { missing, ...model } = recentHomeModel({ data: template.data, lanes }, await cards);
  const { services, now, setCacheExpiry } = context;
  const [session, { language }] = [context.session.get(), await cards];
  const [people, rows, offer] = await Promise.all([
    deferPeopleRows(missing, services.content),
    fillRows(model.lanes, { services, session, language, now, setCacheExpiry, rowTexts: rowTexts(context) }),
    loadHomeOffer(context, template.data),
  ]);
  return {
    classic: { ...model, ...people, lanes: rows },
    blocks: null,
    lead: offer && { key: GUEST_OFFER, props: { view: {}, loaded: offer } },
    components: toPageComponents(offer ? [CLASSIC_HOME, GUEST_OFFER] : [CLASSIC_HOME]),
    heroPicture: model.hero[0]?.image ?? null,
    heroLook: undefined,
  };
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withComponents(serverLoader<typeof loader>());
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const {
    title: brand,
    description,
    assetOrigin,
    classic,
    heroPicture,
    heroLook = WIDE_LOOK,
    components,
    jsonLd,
  } = data;
  const first = classic?.hero[0];
  const picture = classic
    ? toPictureSource(heroPicture, assetOrigin, 'banner')
    : toBlockPicture(heroPicture, assetOrigin, 'stage', heroLook.uprightMedia);
  const image = toSocialImage(picture, first?.title ?? brand);
  return [
    ...toPageMeta({ matches, title: null, description, image, path: paths.home(), jsonLd }),
    ...preloadPicture(picture, classic ? HERO_SIZES : heroLook.sizes),
    ...preloadMeta(components),
  ];
};

export default function Home() {
  const { title, classic, blocks, lead } = useLoaderData<typeof loader>();
  const { t } = useTranslation('home');
  const Lead = lead && getComponent(lead.key);
  const first = Lead ? <Lead {...lead.props} /> : null;
  if (!classic) return <LazyBlockPage title={title} blocks={blocks} afterFirst={first} />;
  const HomePage = getComponent(CLASSIC_HOME);
  if (!HomePage) return null;
  const { hero, lanes, artists, venues } = classic;
  return (
    <HomePage title={title} hero={hero} lanes={lanes} first={first}>
      {artists === undefined ? null : (
        <DeferredLane name={t('artists_row')} lane={artists} retryHref={paths.home()} />
      )}
      {venues === undefined ? null : (
        <DeferredLane name={t('venues_row')} lane={venues} retryHref={paths.home()} />
      )}
    </HomePage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
