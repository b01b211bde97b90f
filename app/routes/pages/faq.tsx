import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { RichText } from '#app/features/rich-text/rich-text.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireFaq } from '#app/features/shell/static-pages/static-pages.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import styles from './faq.module.css';
import { TextPage } from './text-page.tsx';

export const handle = { i18n: ['pages'], cache: 'public' };

export async function loader({ context }: LoaderFunctionArgs) {
  const [site, t] = await Promise.all([requireSite(context), translator(context, 'pages')]);
  const { title, description, entries } = requireFaq(site);
  return { title: title || t('name_faq'), description, entries };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, description: data.description, path: paths.faq() })
    : toErrorMeta({ matches, error });

export default function FaqPage() {
  const { title, entries } = useLoaderData<typeof loader>();
  const { t } = useTranslation('common');
  return (
    <TextPage title={title}>
      {entries.length === 0 ? <EmptyState title={t('no_content')} /> : null}
      <ul className={styles.entries}>
        {entries.map(({ question, answer }, index) => (
          // The list never changes while it is shown, and nothing keeps two questions from being the same.
          <li key={String(index)}>
            <details className={styles.entry}>
              <summary className={styles.question}>
                <h2 className={styles.text}>{question}</h2>
                <ChevronDown aria-hidden="true" />
              </summary>
              <div className={styles.answer}>
                <RichText nodes={answer} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </TextPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
