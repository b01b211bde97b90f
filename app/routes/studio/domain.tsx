import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { HostnameSchema } from '#app/contract/tenant.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { actOnDomain } from '#app/features/studio/domains/act-on-domain.server.ts';
import { DomainPage } from '#app/features/studio/domains/domain-page.tsx';
import { loadDomains } from '#app/features/studio/domains/load-domains.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { QuestionPage } from '#app/features/studio/question-page.tsx';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';

export const handle = { i18n: ['studio', 'edit'] };

/** One hostname of the brand: what it needs, with the records to copy. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => {
    const hostname = requireHostname(params.host);
    const domain = (await loadDomains(context)).find((each) => each.hostname === hostname);
    if (!domain) throw notFound();
    const { searchParams } = new URL(request.url);
    const question = searchParams.has('remove') ? 'remove' : searchParams.has('primary') ? 'primary' : null;
    const mayBe = { remove: domain.canBeRemoved, primary: domain.canBePrimary };
    if (question && !mayBe[question]) throw redirect(editPaths.domain({ host: hostname }));
    return { domain, question };
  });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'own', async () =>
    actOnDomain(context, requireHostname(params.host), await readForm(request)),
  );
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

function requireHostname(name: string | undefined): string {
  const hostname = v.safeParse(HostnameSchema, name);
  if (hostname.success) return hostname.output;
  throw notFound();
}

const notFound = () => data({ kind: 'not-found' }, { status: 404 });

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({
        ...{ matches, title: page.domain.hostname, isIndexed: false },
        path: editPaths.domain({ host: page.domain.hostname }),
      })
    : toErrorMeta({ matches, error });

export default function DomainRoute() {
  const { domain, question } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('studio');
  const { hostname } = domain;
  if (question) {
    const way = question === 'remove' ? 'domain_remove' : 'domain_make_primary';
    return (
      <QuestionPage
        title={t(`${way}_title`, { host: hostname })}
        lead={t(`${way}_lead`)}
        back={editPaths.domain({ host: hostname })}
        intent={question}
        yes={t(way)}
      />
    );
  }
  return (
    <StudioPage title={<bdi>{hostname}</bdi>} back={{ href: editPaths.domains(), label: t('domain_title') }}>
      {unsaved?.message ? <Rejection of={unsaved}>{unsaved.message}</Rejection> : null}
      <DomainPage domain={domain} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
