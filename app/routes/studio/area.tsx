import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { KIND_ROLES } from '#app/contract/entity-calls.ts';
import { hasRole, rolesOf } from '#app/contract/roles.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { AREAS, isAreaName } from '#app/features/studio/catalogue/areas.ts';
import { KindLinks } from '#app/features/studio/catalogue/kind-links.tsx';
import { GatewaysLink } from '#app/features/studio/gateways/gateways-link.tsx';
import { ImportLink } from '#app/features/studio/importing/import-link.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';

export const handle = { i18n: ['studio', 'edit'] };

/** What the brand's catalogue, its prices or its settings are made of, with how many there are of each kind. */
export async function loader({ context, request, params: { area = '' } }: LoaderFunctionArgs) {
  if (!isAreaName(area)) throw data({ kind: 'not-found' }, { status: 404 });
  const role = area === 'catalogue' ? 'publish' : 'own';
  return loadForEditor(context, request, role, async ({ user }) => {
    const [t, counts, hasGateways, hasImports] = await Promise.all([
      translator(context, 'studio'),
      context.services.content.entityCounts(),
      area === 'plans' && context.services.hasCall('gateways'),
      area === 'catalogue' && context.services.hasCall('imports'),
    ]);
    const roles = rolesOf(user);
    const kinds = AREAS[area].filter((kind) => hasRole(roles, KIND_ROLES[kind].write));
    return {
      ...{ area, hasGateways, hasImports },
      title: t(`section_${area}`),
      kinds: kinds.map((kind) => ({ kind, count: counts[kind] ?? 0 })),
    };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.area({ area: page.area }), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function AreaRoute() {
  const { title, kinds, area, hasGateways, hasImports } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio');
  const { t: inEdit } = useTranslation('edit');
  return (
    <StudioPage
      title={title}
      lead={t(area === 'plans' ? 'section_plans_about' : 'catalogue_lead')}
      tools={hasGateways ? <GatewaysLink /> : hasImports ? <ImportLink /> : null}
      back={{ href: editPaths.studio(), label: inEdit('studio') }}
    >
      <KindLinks kinds={kinds} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
