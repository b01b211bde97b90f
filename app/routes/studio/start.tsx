import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { rolesOf } from '#app/contract/roles.ts';
import { requireRole } from '#app/features/account/guards.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { momentWriter } from '#app/features/studio/moment-text.server.ts';
import { IncidentList } from '#app/features/studio/start/incident-list.tsx';
import { loadIncidents } from '#app/features/studio/start/load-incidents.server.ts';
import { loadSections } from '#app/features/studio/start/load-sections.server.ts';
import { loadSteps } from '#app/features/studio/start/load-steps.server.ts';
import { loadWeek } from '#app/features/studio/start/load-week.server.ts';
import { SectionList } from '#app/features/studio/start/section-list.tsx';
import { StepList } from '#app/features/studio/start/step-list.tsx';
import { SuspensionBanner } from '#app/features/studio/start/suspension-banner.tsx';
import { Week } from '#app/features/studio/start/week.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['studio', 'edit'] };

/** Where everybody who works for the brand begins (operators.md B.6). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = await requireRole(context, 'any');
  const [sections, steps, incidents, week, t, names, language] = await Promise.all([
    loadSections(context, user),
    loadSteps(context, user),
    loadIncidents(context, user),
    loadWeek(context, user),
    translator(context, 'studio'),
    translator(context, 'edit'),
    context.language.get(),
  ]);
  // Made here: a browser may join them with other marks than the server.
  const roles = new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    rolesOf(user).map((role) => names(`role_${role}`)),
  );
  const suspension = await loadSuspension(context);
  return {
    title: names('studio'),
    lead: t('welcome', { name: user.name, roles }),
    suspension,
    sections,
    steps,
    incidents,
    week,
  };
}

async function loadSuspension(context: LoaderFunctionArgs['context']) {
  const { suspension } = context.tenant;
  if (!suspension) return null;
  const write = await momentWriter(context, await requireSite(context));
  return { since: write(suspension.since), reason: suspension.reason };
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.studio(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function StudioRoute() {
  const { title, lead, suspension, sections, steps, incidents, week } = useLoaderData<typeof loader>();
  return (
    <StudioPage title={title} lead={lead}>
      <SuspensionBanner suspension={suspension} />
      <IncidentList incidents={incidents} />
      <StepList steps={steps} />
      <Week tiles={week} />
      <SectionList sections={sections} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
