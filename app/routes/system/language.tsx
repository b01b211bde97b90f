import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
} from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { redirectTargetOf } from '#app/features/account/guards.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { LanguageList } from '#app/features/i18n/language-list.tsx';
import { withoutLanguage } from '#app/features/i18n/language-parameter.ts';
import { loadInBackground } from '#app/features/links/load-in-background.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';

export const handle = { i18n: ['language'] };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.language(), isIndexed: false })
    : toErrorMeta({ matches, error });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [t, site, current] = await Promise.all([
    translator(context, 'language'),
    context.loadSite(),
    context.language.get(),
  ]);
  return {
    title: t('title'),
    languages: site.languages,
    current,
    redirectTo: redirectTargetOf(request),
  };
}

/** The dialog fetches in the background of the page below it. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadInBackground(request, () => serverLoader<typeof loader>());

/** Keeps the choice and shows the page the viewer was on, loaded anew (viewer.md §4). */
export async function action({ context, request }: ActionFunctionArgs) {
  const [site, form] = await Promise.all([context.loadSite(), readForm(request)]);
  const chosen = site.languages.find(({ code }) => code === form.get('lng'));
  if (!chosen) throw data({ kind: 'bad-request' }, { status: 400 });
  context.language.store(chosen.code);
  return redirectDocument(withoutLanguage(redirectTargetOf(request)));
}

export { postOrStay as clientAction };

export default function LanguagePage() {
  const { languages, current, redirectTo } = useLoaderData<typeof loader>();
  const { t } = useTranslation('language');
  return (
    <CardPage title={t('title')}>
      <LanguageList languages={languages} current={current} redirectTo={redirectTo} />
    </CardPage>
  );
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
