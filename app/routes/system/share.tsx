import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { ShareOptions } from '#app/features/sharing/share-options.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './share.module.css';

export const handle = { i18n: ['sharing'], search: ['path'] };

/**
 * What is shared is a page of this site, under the brand's name: anything else in the query would put words
 * in its mouth.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [t, site] = await Promise.all([translator(context, 'sharing'), requireSite(context)]);
  return {
    pageTitle: t('title'),
    siteTitle: site.title,
    origin: context.tenant.origin,
    path: safeRedirect(new URL(request.url).searchParams.get('path'), paths.home()),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.pageTitle, path: paths.share(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function SharePage() {
  const { siteTitle, origin, path } = useLoaderData<typeof loader>();
  const { t } = useTranslation('sharing');
  return (
    <CardPage title={t('title')} text={t('text')}>
      <ShareOptions origin={origin} path={path} title={siteTitle} />
      <Link to={path} className={styles.back}>
        {t('back')}
      </Link>
    </CardPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
