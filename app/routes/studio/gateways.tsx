import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { GatewayTable } from '#app/features/studio/gateways/gateway-table.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';

export const handle = { i18n: ['studio'] };

/** How the brand can be paid, for its owners (operators.md B.6). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => {
    const [t, gateways] = await Promise.all([
      translator(context, 'studio'),
      context.services.payment.gateways(),
    ]);
    return { title: t('gateway_title'), gateways };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.gateways(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function GatewaysRoute() {
  const { title, gateways } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio');
  return (
    <StudioPage
      title={title}
      lead={t('gateway_lead')}
      back={{ href: editPaths.area({ area: 'plans' }), label: t('section_plans') }}
    >
      <GatewayTable gateways={gateways} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
