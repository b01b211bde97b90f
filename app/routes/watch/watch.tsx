import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { requireContent, requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { readDraft } from '#app/features/comments/live/draft-in-address.ts';
import { LiveChatLayout } from '#app/features/comments/live/live-chat-layout.tsx';
import { loadLiveChat } from '#app/features/comments/live/load-live-comments.server.ts';
import { loadEpisodesAround } from '#app/features/detail-page/load-up-next.server.ts';
import { loadSavedSoon } from '#app/features/library/load-saved.server.ts';
import { PlayerSaves } from '#app/features/library/player-saves.tsx';
import type { Saved } from '#app/features/library/save-intent.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { isPlayableHere, toOwnDocument } from '#app/features/playback/engine/document-media.ts';
import { addressesOf } from '#app/features/playback/engine/playback-source.ts';
import { preloadPlayback } from '#app/features/playback/engine/preload/preload-playback.ts';
import { preloadPlayer } from '#app/features/playback/engine/shaka/load-shaka.ts';
import { sourceKindOf } from '#app/features/playback/engine/source.ts';
import { EpisodeLinks } from '#app/features/playback/hosts/watch-page/episode-links.tsx';
import {
  isPlayedAlone,
  loadWatchPage,
} from '#app/features/playback/hosts/watch-page/load-watch-page.server.ts';
import { WatchStage } from '#app/features/playback/hosts/watch-page/watch-stage.tsx';
import type { WatchView } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { TitleActionsContext } from '#app/features/playback/player/state/title-actions.ts';
import { toStartSeconds } from '#app/features/playback/seek.ts';
import { notePlayRequest } from '#app/features/playback/tracking/play-request.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { PageDialogs } from '#app/features/shell/overlays/page-dialogs.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { shell: 'none', i18n: ['player', 'live_comments', 'library'] };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const { now, services } = context;
  const session = context.session.get();
  // Awaited once the content is loaded and needs it.
  session.catch(() => undefined);
  const [site, content] = await Promise.all([requireSite(context), requireContent(services.content, id)]);
  if (!isPlayedAlone(content)) throw redirect(contentPath(content));
  const { searchParams } = new URL(request.url);
  const texts = { now, language: context.language.get() };
  const liveChat = content.live_comments_applicable
    ? loadLiveChat(services.content, session, id, texts)
    : null;
  const startAtSeconds = toStartSeconds(searchParams.get('t'));
  const { assetOrigin } = site;
  const [page, saved, around] = await Promise.all([
    loadWatchPage(context, content, { session, assetOrigin, startAtSeconds }),
    loadSavedSoon(session, services.content, id),
    loadEpisodesAround(services.content, content),
  ]);
  if (page.view.kind === 'playable') context.media.allow(addressesOf(page.view.source));
  return {
    ...page,
    id,
    saved,
    around,
    // A viewer without access reads the comments below the title.
    liveChat:
      liveChat && page.view.kind !== 'locked'
        ? { ...(await liveChat), ...readDraft(searchParams, context.flash.take()) }
        : null,
  };
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  notePlayRequest();
  preloadPlayer();
  const page = await serverLoader<typeof loader>();
  if (page.view.kind === 'playable' && !isPlayableHere(page.view.source)) throw toOwnDocument(request);
  // Before the page is rendered; not when it is revalidated for what already plays.
  const isOnItsWay = new URL(request.url).pathname !== window.location.pathname;
  if (isOnItsWay && page.view.kind === 'playable') preloadPlayback(page.view.source);
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  // Addresses are signed for one viewer; the content's own page is the one to be found.
  const { title, backHref: path, view } = data;
  return [...toPageMeta({ matches, title, path, isIndexed: false }), ...preloadManifest(view)];
};

/** A manifest that is preloaded with the page has arrived when the player's code has. */
function preloadManifest(view: WatchView) {
  if (view.kind !== 'playable' || sourceKindOf(view.source.url) === 'progressive') return [];
  const { url } = view.source;
  return [{ tagName: 'link', rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url } as const];
}

/** Not lazy, as on other pages: they are in the first HTML, and hydrate with it. */
function titleActions({ id, saved }: { id: string; saved: Saved | null }) {
  return saved ? (
    <PlayerSaves key={id} contentId={id} saved={saved} redirectTo={paths.watch({ id })} />
  ) : null;
}

export default function WatchRoute() {
  const { id, liveChat, saved, around, ...page } = useLoaderData<typeof loader>();
  const stage = (
    <WatchStage
      key={id}
      page={page}
      saved={saved}
      hasChat={liveChat !== null}
      below={around ? <EpisodeLinks around={around} /> : null}
    />
  );
  return (
    <TitleActionsContext.Provider value={titleActions}>
      {liveChat ? (
        <LiveChatLayout
          key={id}
          contentId={id}
          initial={liveChat}
          pageHref={paths.watch({ id })}
          stage={page.view.kind === 'playable' ? 'player' : 'screen'}
        >
          {stage}
        </LiveChatLayout>
      ) : (
        stage
      )}
      <PageDialogs />
    </TitleActionsContext.Provider>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
