import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { requireContent, requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { addressesOf } from '#app/features/playback/engine/playback-source.ts';
import type { EmbedPage } from '#app/features/playback/hosts/embed/embed-player.tsx';
import { EmbedScreen } from '#app/features/playback/hosts/embed/embed-screen.tsx';
import {
  isPlayedAlone,
  loadWatchPage,
  toWatchHead,
} from '#app/features/playback/hosts/watch-page/load-watch-page.server.ts';
import { toStartSeconds } from '#app/features/playback/seek.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { shell: 'none', i18n: ['player'], csp: 'embed' };

/**
 * The player in another site's page. Browsers keep our session cookie out of foreign iframes, so that a
 * viewer there is a guest.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<EmbedPage> {
  const id = requireContentId(params.id);
  const { now, services } = context;
  const session = context.session.get();
  session.catch(() => undefined);
  const [site, content] = await Promise.all([requireSite(context), requireContent(services.content, id)]);
  const { searchParams } = new URL(request.url);
  const { assetOrigin } = site;
  const more = { contentId: id, startsByItself: searchParams.get('autoplay') === '1' };
  if (!isPlayedAlone(content)) {
    return { ...toWatchHead(content, { now, assetOrigin }), ...more, view: { kind: 'elsewhere' } };
  }
  const startAtSeconds = toStartSeconds(searchParams.get('t'));
  const page = await loadWatchPage(context, content, { session, assetOrigin, startAtSeconds });
  if (page.view.kind === 'playable') context.media.allow(addressesOf(page.view.source));
  return { ...page, ...more };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: data.backHref, isIndexed: false })
    : toErrorMeta({ matches, error });

export default function EmbedRoute() {
  return <EmbedScreen page={useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
