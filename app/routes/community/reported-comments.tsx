import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { loadForMember, requireRole, requireUser } from '#app/features/account/guards.server.ts';
import { errorFlash } from '#app/features/account/rejection.ts';
import { readPage } from '#app/features/catalogue/listing/list-query.ts';
import { ListingLayout } from '#app/features/catalogue/listing/listing-layout.tsx';
import { PageLinks } from '#app/features/catalogue/listing/page-links.tsx';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { requireSubjectPlace } from '#app/features/catalogue/require-subject-place.server.ts';
import { loadReported } from '#app/features/comments/reported/load-reported.server.ts';
import { ReportedComment } from '#app/features/comments/reported/reported-comment.tsx';
import { changeComment } from '#app/features/comments/write-comment.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { formatCount } from '#app/lib/counts.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { SegmentedLinks } from '#app/ui/components/tabs/tabs.tsx';
import styles from './reported-comments.module.css';

export const handle = { i18n: ['moderation', 'community', 'listing'] };

const LISTS = ['waiting', 'hidden'] as const;
type List = (typeof LISTS)[number];

const ActSchema = v.object({ intent: v.picklist(['hide', 'show']), id: IdSchema });

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireModerator(context, request);
  const { searchParams } = new URL(request.url);
  const list = listOf(searchParams);
  const page = readPage(searchParams);
  const [t, language, { dateFormat }] = await Promise.all([
    translator(context, 'moderation'),
    context.language.get(),
    requireSite(context),
  ]);
  const reported = await loadForMember(context, request, () =>
    loadReported(
      context.services.content,
      { page, isHidden: list === 'hidden' },
      (subject) => requireSubjectPlace(context, subject, 'comments'),
      { language, dateFormat, now: context.now },
    ).catch((error: unknown) => {
      throw isClientError(error, 401) ? error : pageForError(error);
    }),
  );
  // The last report of the page was resolved.
  if (reported.items.length === 0 && page > 1) throw redirect(hrefOf(list));
  return { reported, list, title: t('title') };
}

/** Hides a comment, or keeps it, which closes its reports. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requireModerator(context, request);
  const fields = v.safeParse(ActSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) throw data({ kind: 'bad-request' }, { status: 400 });
  const { id, intent } = fields.output;
  const { pathname, search, searchParams } = new URL(request.url);
  const writer = { session: context.session, content: context.services.content };
  const result = await changeComment(writer, id, { intent });
  if (result.kind === 'signed-out') return redirect(paths.login({}, { redirectTo: pathname + search }));
  const isConfirmed = intent === 'show' && listOf(searchParams) === 'waiting';
  const key = isConfirmed
    ? 'moderation:kept'
    : `community:${intent === 'hide' ? 'comment_hidden' : 'comment_shown'}`;
  const message = 'message' in result ? result.message : null;
  context.flash.put(result.kind === 'done' ? { kind: 'success', key } : errorFlash(message));
  return redirect(pathname + search);
}

/** A guest signs in first: links to this page are in mails and bookmarks. */
async function requireModerator(context: MarqueeContext, request: Request) {
  await requireUser(context, request);
  await requireRole(context, 'moderate');
}

export { postOrStay as clientAction };

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: paths.reportedComments(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function ReportedCommentsPage() {
  const { reported, list, title } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation('moderation');
  const { items, total } = reported;
  const text = formatCount(total, i18n.language);
  return (
    <ListingLayout
      title={title}
      count={total > 0 ? t('comment_count', { count: total, text }) : undefined}
      tools={
        <SegmentedLinks
          label={t('lists')}
          tabs={LISTS.map((name) => ({ to: hrefOf(name), label: t(name), isCurrent: name === list }))}
        />
      }
    >
      <p className={styles.lead}>{t(`${list}_text`)}</p>
      {items.length === 0 ? (
        <EmptyState icon={<ShieldCheck aria-hidden="true" />} title={t(`${list}_empty`)} />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <ReportedComment key={item.id} item={item} isHidden={list === 'hidden'} />
          ))}
        </ul>
      )}
      <PageLinks first={reported.page} last={reported} />
    </ListingLayout>
  );
}

function listOf(params: URLSearchParams): List {
  return params.get('list') === 'hidden' ? 'hidden' : 'waiting';
}

function hrefOf(list: List): string {
  return paths.reportedComments({}, { list: list === 'hidden' ? list : null });
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
