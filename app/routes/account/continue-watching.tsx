import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { data } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { requireUser } from '#app/features/account/guards.server.ts';
import { REMOVED_PARAMETER } from '#app/features/catalogue/continue/continue-change.ts';
import { ContinuePage } from '#app/features/catalogue/continue/continue-page.tsx';
import { loadContinuePage } from '#app/features/catalogue/continue/load-continue.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = { i18n: ['catalogue'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireUser(context, request, { isForChildren: true });
  const [hasList, cards, t] = await Promise.all([
    context.services.hasCall('continueWatching'),
    loadContinuePage(context.services.content),
    translator(context, 'catalogue'),
  ]);
  if (!hasList) throw data({ kind: 'not-found' }, { status: 404 });
  const removed = v.safeParse(IdSchema, new URL(request.url).searchParams.get(REMOVED_PARAMETER));
  const page = { title: t('continue_watching'), cards, removedId: removed.success ? removed.output : null };
  return data(page, { status: cards ? 200 : 503 });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: paths.continueWatching(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function ContinueWatchingRoute() {
  const { cards, removedId } = useLoaderData<typeof loader>();
  return <ContinuePage cards={cards} removedId={removedId} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
