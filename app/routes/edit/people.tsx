import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import History from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#app/contract/roles.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { toRejection } from '#app/features/account/rejection.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { loadPeople } from '#app/features/studio/people/load-people.server.ts';
import styles from '#app/features/studio/people/people.module.css';
import { PeopleList } from '#app/features/studio/people/people-list.tsx';
import { RolesForm } from '#app/features/studio/people/roles-form.tsx';
import { RolesSchema, roleField } from '#app/features/studio/people/roles-schema.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { isClientError } from '#app/services/service-error.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';

export const handle = { i18n: ['edit', 'auth', 'validation'] };

/** Who works for the brand, and what they may do (edit-mode.md §13); for its owners. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'own', async ({ user }) => {
    const [t, people, hasTrail] = await Promise.all([
      translator(context, 'edit'),
      loadPeople(context),
      context.services.hasCall('auditTrail'),
    ]);
    const change = new URL(request.url).searchParams.get('change');
    const person = people.find(({ _id }) => _id === change) ?? null;
    if (change !== null && (!person || person._id === user._id)) throw redirect(editPaths.people());
    return { title: person ? person.name : t('people'), people, person, hasTrail, userId: user._id };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => {
    const submission = await readSubmission(request, RolesSchema);
    if (submission.status !== 'success') return rejectSubmission(submission);
    const { email, password, invite, ...boxes } = submission.value;
    const roles = ROLES.filter((role) => boxes[roleField(role)]);
    let isInvited = false;
    try {
      const person = await context.services.user.grantRoles({
        ...{ email_id: email, roles, password },
        // Another backend may not know of it.
        ...(invite && { invite }),
      });
      isInvited = invite && person.is_invited;
    } catch (error) {
      if (isClientError(error, 401) || isClientError(error, 403)) throw error;
      return rejectAccountForm(submission, toRejection(error), { old_password: 'password', other: 'email' });
    }
    context.flash.put({
      kind: 'success',
      key: isInvited
        ? 'edit:people_invitation_sent'
        : roles.length > 0
          ? 'edit:people_saved'
          : 'edit:people_removed',
    });
    return redirect(editPaths.people());
  });
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.people(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function PeopleRoute() {
  const { title, people, person, hasTrail, userId } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useTranslation('edit');
  // Somebody else's form is another one, and one that was granted is over.
  const granted = people.map(({ _id, roles }) => [_id, ...roles].join(' ')).join();
  const form = <RolesForm key={person?._id ?? granted} person={person} lastResult={sent?.result} />;
  if (person)
    return (
      <StudioPage
        title={<bdi>{title}</bdi>}
        lead={t('people_change_lead')}
        back={{ href: editPaths.people(), label: t('people') }}
      >
        <div className={styles.add}>{form}</div>
      </StudioPage>
    );
  return (
    <StudioPage
      title={title}
      lead={t('people_lead')}
      back={{ href: editPaths.studio(), label: t('studio') }}
      tools={
        hasTrail ? (
          <LinkButton to={editPaths.auditTrail()} variant="secondary" icon={<History aria-hidden="true" />}>
            {t('people_log')}
          </LinkButton>
        ) : null
      }
    >
      <PeopleList people={people} userId={userId} />
      <section className={styles.add} aria-labelledby="add-person">
        <h2 id="add-person" className={styles.heading}>
          {t('people_add_title')}
        </h2>
        {form}
      </section>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
