import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/cloudflare';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logOut } from '#app/features/account/auth/log-out.ts';
import { leadOutOfChildProfile } from '#app/features/account/guards.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';
import styles from './logout.module.css';

export const handle = { i18n: ['auth'] };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.logout(), isIndexed: false })
    : toErrorMeta({ matches, error });

/** Shows a confirmation, so that a plain link works: only the form's POST signs out. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await context.session.get();
  if (!session) throw redirect(paths.home());
  leadOutOfChildProfile(session, request);
  const t = await translator(context, 'auth');
  return { title: t('sign_out'), name: session.user.name };
}

export async function action({ context, request }: ActionFunctionArgs) {
  leadOutOfChildProfile(await context.session.get().catch(() => null), request);
  await logOut(context.services.user);
  await context.session.clear();
  context.flash.put({ kind: 'info', key: 'signed_out' });
  // A whole new document: nothing of the viewer's stays in the browser's memory (viewer.md §4).
  return redirectDocument(paths.home());
}

export { postOrStay as clientAction };

export default function LogoutPage() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useTranslation('auth');
  return (
    <CardPage title={t('logout_title')} text={t('logout_text', { name })}>
      <Form method="post" className={styles.form}>
        <Button type="submit" size="large" wide>
          {t('sign_out')}
        </Button>
        <LinkButton to={paths.home()} variant="secondary" size="large" wide>
          {t('stay_signed_in')}
        </LinkButton>
      </Form>
    </CardPage>
  );
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
