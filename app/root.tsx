// chunk: shell

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useReloadOnAccountChange } from '#app/features/account/session/use-reload-on-account-change.ts';
import { startChannelsLink } from '#app/features/catalogue/channels/start-channels-link.server.ts';
import { hasSiteChrome } from '#app/features/custom-forms/form-place.ts';
import { loadFormLinks } from '#app/features/custom-forms/load-forms.server.ts';
import { directionOf } from '#app/features/i18n/direction.ts';
import { startI18n } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { startPlansLink } from '#app/features/payments/plans/load-plans.server.ts';
import { MEDIA_META_NAME } from '#app/features/playback/media-meta.ts';
import { loadHeaderFooter } from '#app/features/shell/chrome/load-header-footer.server.ts';
import { loadShellViewer } from '#app/features/shell/chrome/load-shell-viewer.server.ts';
import { isMobileApp, toShell } from '#app/features/shell/chrome/shell-model.ts';
import { SiteLayout } from '#app/features/shell/chrome/site-layout.tsx';
import { FontPreload } from '#app/features/shell/entry/font-preload.tsx';
import { usePreloadRoutes } from '#app/features/shell/entry/preload-routes.ts';
import { useKeepInApp } from '#app/features/shell/entry/use-keep-in-app.ts';
import { useReloadOnMovedAssets } from '#app/features/shell/entry/use-reload-on-moved-assets.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { AccountDisabled } from '#app/features/shell/error-screen.tsx';
import {
  ErrorBoundary as PageErrorBoundary,
  shouldRevalidate as shouldRevalidatePage,
} from '#app/features/shell/page-route.tsx';
import { loadPageNames } from '#app/features/shell/static-pages/page-names.server.ts';
import { useIsBare } from '#app/features/shell/use-is-bare.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { themeColorScheme, themeColours, toThemeStyle } from '#app/features/themes/theme-style.ts';
import { CASCADE_LAYERS, DocumentContext, I18N_ELEMENT_ID } from '#app/ui/contexts/document-context.ts';
import { LinkTarget } from '#app/ui/contexts/link-target.ts';
import '#app/styles/index.css';

export const handle = { i18n: ['common', 'shell', 'errors'], search: ['mobileApp'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  // The tenant's own texts load beside the site's config; entry.server waits for them.
  startI18n(context).catch(() => undefined);
  const url = new URL(request.url);
  const hasChrome = hasSiteChrome(url.pathname);
  const sellsPlans = hasChrome ? startPlansLink(context) : async () => false;
  const hasChannels = hasChrome ? startChannelsLink(context) : async () => false;
  const [site, viewer, language, formLinks] = await Promise.all([
    requireSite(context),
    loadShellViewer(context),
    context.language.get(),
    loadFormLinks(context.services.content, url.pathname),
  ]);
  const [{ siteChrome, chromeHead }, nameOfPage] = await Promise.all([
    loadHeaderFooter(context, site, { isMobileApp: isMobileApp(url) }),
    loadPageNames(context, site.staticPages),
  ]);
  return {
    language,
    title: site.title,
    origin: context.tenant.origin,
    languages: site.languages.map(({ code }) => code),
    defaultLanguage: site.defaultLanguage,
    themeColor: themeColours(site.theme).page,
    themeStyle: toThemeStyle(site.theme),
    colorScheme: themeColorScheme(site.theme),
    shell: toShell({
      site,
      ...viewer,
      language,
      url,
      siteChrome,
      nameOfPage,
      sellsPlans: await sellsPlans(),
      hasChannels: await hasChannels(),
    }),
    ...(chromeHead && { chromeHead }),
    viewerId: viewer.isKnown ? (viewer.profile?._id ?? viewer.user?._id ?? '') : undefined,
    flash: context.flash.take(),
    formLinks,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data ? [{ title: data.title }] : toErrorMeta({ matches, error });

/** The player's page shows no header, so pressing play does not wait for what only the header needs. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const opensPlayer = !args.formMethod && args.nextUrl.pathname.startsWith(paths.watch({ id: '' }));
  return !opensPlayer && shouldRevalidatePage(args);
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, i18nBootstrap, mediaOrigins, fallbackThemeStyle = '' } = useContext(DocumentContext);
  const { i18n } = useTranslation();
  const isEmbedded = useIsEmbedded();
  const data = useRouteLoaderData<typeof loader>('root');
  const language = data?.language ?? i18n.language;
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={data?.colorScheme ?? 'dark'} />
        {mediaOrigins === undefined ? null : <meta name={MEDIA_META_NAME} content={mediaOrigins} />}
        {/* Before any style sheet, of which Meta may name some: who names a layer first sets its rank. */}
        <style nonce={nonce} suppressHydrationWarning>
          {CASCADE_LAYERS + (data?.themeStyle ?? fallbackThemeStyle)}
        </style>
        <Meta />
        {data?.chromeHead?.map(({ tag: Tag, ...rest }) => (
          <Tag key={rest.href ?? rest.name} {...rest} />
        ))}
        {data ? <BrandHead themeColor={data.themeColor} logoSrc={data.shell.logoSrc} /> : null}
        <Links />
        <ParseAfterStyles nonce={nonce} />
      </head>
      <body>
        <FontPreload language={language} />
        {children}
        {isEmbedded ? null : <ScrollRestoration nonce={nonce} />}
        {/* The hydration's texts, behind all that the first picture needs. */}
        {i18nBootstrap ? <data id={I18N_ELEMENT_ID} hidden value={i18nBootstrap} /> : null}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * In other sites' iframes browsers deny storage, which React Router's scroll restoration would report as an
 * error.
 */
function useIsEmbedded(): boolean {
  return useLocation().pathname.startsWith(paths.embed({ id: '' }));
}

/**
 * Waits, as any script does, for the style sheets before it, and the parser waits for it. A returning visitor's browser
 * has them in a few milliseconds; without this it parses the whole body meanwhile, and its first picture is one
 * of the entire page instead of the header's.
 */
function ParseAfterStyles({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      ;
    </script>
  );
}

/** What a device shows of the brand: its icons, and the colour of the browser's own toolbar. */
function BrandHead({ themeColor, logoSrc }: { themeColor: string; logoSrc: string }) {
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={logoSrc} />
      <link rel="apple-touch-icon" href={logoSrc} />
      <link rel="manifest" href={paths.manifest()} />
    </>
  );
}

export default function App() {
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}

/**
 * The site chrome, where the page wants it and its data could be loaded. An embedded page must not lead out
 * of itself inside the iframe: the other site would frame this one with all its buttons.
 */
function PageLayout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  useKeepInApp(data?.shell.isMobileApp === true);
  usePreloadRoutes();
  const isBare = useIsBare();
  const isEmbedded = useIsEmbedded();
  useReloadOnMovedAssets(data?.shell.assetOrigin);
  useReloadOnAccountChange(isEmbedded ? undefined : data?.viewerId);
  if (isEmbedded) return <LinkTarget.Provider value="new-tab">{children}</LinkTarget.Provider>;
  if (!data || isBare) return children;
  return (
    <SiteLayout shell={data.shell} flash={data.flash} formLinks={data.formLinks}>
      {children}
    </SiteLayout>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.statusText === 'account-disabled') return <AccountDisabled />;
  return (
    <PageLayout>
      <PageErrorBoundary />
    </PageLayout>
  );
}
