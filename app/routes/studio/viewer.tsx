import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import KeyRound from 'lucide-react/icons/key-round';
import { useTranslation } from 'react-i18next';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { QuestionPage } from '#app/features/studio/question-page.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { actOnViewer } from '#app/features/studio/viewers/act-on-viewer.server.ts';
import { DeviceSection } from '#app/features/studio/viewers/device-section.tsx';
import { loadViewer } from '#app/features/studio/viewers/load-viewer.server.ts';
import { PaymentSection } from '#app/features/studio/viewers/payment-section.tsx';
import { PlanSection } from '#app/features/studio/viewers/plan-section.tsx';
import { PlaySection } from '#app/features/studio/viewers/play-section.tsx';
import { RefundQuestion } from '#app/features/studio/viewers/refund-question.tsx';
import { ViewerFacts } from '#app/features/studio/viewers/viewer-facts.tsx';
import { WhySection } from '#app/features/studio/viewers/why-section.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { Button } from '#app/ui/components/button/button.tsx';

export const handle = { i18n: ['studio', 'edit'] };

/** One viewer, for the brand's support (operators.md B.6, B.8). */
export async function loader({ context, request, params: { id = '' } }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'moderate', async ({ user }) => {
    const params = new URL(request.url).searchParams;
    const site = await requireSite(context);
    const viewer = await loadViewer(context, { id, params, site, user });
    const [end, refund] = [params.get('end'), params.get('refund')];
    const ending = viewer.plans.find((plan) => plan.id === end && plan.isOpen) ?? null;
    const refunding =
      viewer.payments.find((payment) => payment.id === refund && payment.isRefundable) ?? null;
    const isQuestion = end !== null || refund !== null;
    if (isQuestion && (!viewer.isOwner || !(ending ?? refunding))) throw redirect(editPaths.viewer({ id }));
    return { ...viewer, ending, refunding };
  });
}

export async function action({ context, request, params: { id = '' } }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'moderate', async () =>
    actOnViewer(context, id, await readForm(request)),
  );
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.name, path: editPaths.viewer({ id: page.id }), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function ViewerRoute() {
  const { why, plans, payments, devices, plays, ending, refunding, ...viewer } =
    useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('studio');
  const { id, name, isOwner, plansToGive, firstDay } = viewer;
  const path = editPaths.viewer({ id });
  if (refunding) return <RefundQuestion viewerId={id} payment={refunding} rejected={rejected} />;
  if (ending)
    return (
      <QuestionPage
        title={t('people_end_title', { plan: ending.name })}
        lead={t('people_end_lead', { name })}
        back={path}
        intent="end-plan"
        yes={t('people_end_button')}
      >
        <input type="hidden" name="plan" value={ending.id} />
      </QuestionPage>
    );
  return (
    <StudioPage
      title={<bdi>{name}</bdi>}
      lead={<ViewerFacts {...viewer} />}
      back={{ href: editPaths.viewers(), label: t('people_viewers') }}
      tools={
        <Form method="post" action={path}>
          <Button
            type="submit"
            name="intent"
            value="reset-mail"
            variant="secondary"
            icon={<KeyRound aria-hidden="true" />}
          >
            {t('people_mail_reset')}
          </Button>
        </Form>
      }
    >
      <WhySection viewerId={id} why={why} />
      <PlanSection viewerId={id} {...{ plans, isOwner, plansToGive, firstDay, rejected }} />
      <PaymentSection viewerId={id} payments={payments} isOwner={isOwner} />
      <DeviceSection viewerId={id} devices={devices} />
      <PlaySection viewerId={id} plays={plays} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
