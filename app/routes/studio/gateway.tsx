import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type Gateway, GatewaySchema } from '#app/contract/payment.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { actOnGateway } from '#app/features/studio/gateways/act-on-gateway.server.ts';
import { GatewayForm } from '#app/features/studio/gateways/gateway-form.tsx';
import { isOffered, offerOf } from '#app/features/studio/gateways/gateway-offer.ts';
import { WebhookSection } from '#app/features/studio/gateways/webhook-section.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { QuestionPage } from '#app/features/studio/question-page.tsx';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';

export const handle = { i18n: ['studio', 'edit'] };

/** The keys and settings of one gateway, for the brand's owners. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => {
    const org = requireOrg(params.org);
    const gateways = await context.services.payment.gateways();
    const gateway = gateways.find((each) => each.org === org);
    if (!gateway) throw notFound();
    const isStopped = new URL(request.url).searchParams.has('stop');
    if (isStopped && !isOffered(gateway)) throw redirect(editPaths.gateway({ org }));
    return { gateway, isStopped };
  });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'own', async () =>
    actOnGateway(context, requireOrg(params.org), await readForm(request)),
  );
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

function requireOrg(name: string | undefined): Gateway {
  const org = v.safeParse(GatewaySchema, name);
  if (org.success) return org.output;
  throw notFound();
}

const notFound = () => data({ kind: 'not-found' }, { status: 404 });

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({
        ...{ matches, title: page.gateway.org, isIndexed: false },
        path: editPaths.gateway({ org: page.gateway.org }),
      })
    : toErrorMeta({ matches, error });

export default function GatewayRoute() {
  const { gateway, isStopped } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('studio');
  const { org, webhook_url } = gateway;
  if (isStopped)
    return (
      <QuestionPage
        title={t('gateway_stop_title', { gateway: org })}
        lead={t('gateway_stop_lead')}
        back={editPaths.gateway({ org })}
        intent="stop"
        yes={t('gateway_stop')}
      />
    );
  return (
    <StudioPage
      title={<bdi>{org}</bdi>}
      lead={t(`gateway_about_${offerOf(gateway)}`)}
      back={{ href: editPaths.gateways(), label: t('gateway_title') }}
    >
      {unsaved?.message ? <Rejection of={unsaved}>{unsaved.message}</Rejection> : null}
      {webhook_url ? <WebhookSection org={org} url={webhook_url} /> : null}
      <GatewayForm
        // Another response is another form: what secrets were typed is gone.
        key={JSON.stringify([gateway, unsaved])}
        gateway={gateway}
        unsaved={unsaved}
      />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
