import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { accessTo } from '#app/domain/access.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { loadPlaylistContents, strictestOf } from '#app/features/catalogue/playlist/playlist-items.server.ts';
import { toPlaylistItems } from '#app/features/catalogue/playlist/playlist-items-model.ts';
import { loadLiveChat } from '#app/features/comments/live/load-live-comments.server.ts';
import { loadSavedSoon } from '#app/features/library/load-saved.server.ts';
import { contentPath } from '#app/features/links/paths.ts';
import { loadReader, loadViewer } from '#app/features/playback/access/viewer.server.ts';
import { loadChannelView } from '#app/features/playback/channel/load-channel-view.server.ts';
import { loadEntries } from '#app/features/playback/channel/load-entries.server.ts';
import type { InPlaceResponse } from '#app/features/playback/hosts/in-place/in-place-response.ts';
import {
  isPlayedAlone,
  loadWatchPage,
} from '#app/features/playback/hosts/watch-page/load-watch-page.server.ts';
import { toPosterUrl } from '#app/features/playback/hosts/watch-page/poster-url.ts';
import { toStartSeconds } from '#app/features/playback/seek.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

const ParamsSchema = v.object({ kind: v.picklist(['content', 'channel']), id: IdSchema });

/** Signed for one viewer and for now. */
const HEADERS = { 'Cache-Control': 'private, no-store' };

/**
 * What a player plays that is part of another page: with the same decision as the watch page's, playlist's or
 * channel's.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const parsed = v.safeParse(ParamsSchema, params);
  if (!parsed.success) return respond({ kind: 'gone' });
  const { kind, id } = parsed.output;
  try {
    const { searchParams } = new URL(request.url);
    return respond(
      kind === 'channel' ? await loadChannel(context, id) : await loadContent(context, id, searchParams),
    );
  } catch (error) {
    const elsewhere = redirectTargetOf(error);
    if (elsewhere !== null) return respond({ kind: 'elsewhere', href: elsewhere });
    const status = statusForError(error) ?? thrownStatus(error);
    if (status === null) throw error;
    return respond({ kind: status === 404 ? 'gone' : 'failed' });
  }
}

async function loadContent(context: MarqueeContext, id: string, search: URLSearchParams) {
  const { now, services } = context;
  const session = context.session.get();
  // Awaited once the content shows whether it matters.
  session.catch(() => undefined);
  const [site, content] = await Promise.all([requireSite(context), services.content.detail(id)]);
  if (content.video_type === 'PLAYLIST') return loadPlaylist(context, id);
  if (!isPlayedAlone(content)) return { kind: 'elsewhere', href: contentPath(content) } as const;
  const texts = { now, language: context.language.get() };
  const liveChat = content.live_comments_applicable
    ? loadLiveChat(services.content, session, id, texts)
    : null;
  const startAtSeconds = toStartSeconds(search.get('t'));
  const { assetOrigin } = site;
  const [page, saved] = await Promise.all([
    loadWatchPage(context, content, { session, assetOrigin, startAtSeconds }),
    loadSavedSoon(session, services.content, id),
  ]);
  // Viewers without access read the live comments below the title.
  const shown = page.view.kind === 'locked' ? null : await liveChat;
  return { kind: 'content', id, page, saved, liveChat: shown } as const;
}

async function loadPlaylist(context: MarqueeContext, id: string): Promise<InPlaceResponse> {
  const { services, session, language, now } = context;
  const playlist = await services.content.playlist(id);
  const contents = (await loadPlaylistContents(services.content, playlist)) ?? [];
  const [reader, viewer] = await Promise.all([
    loadReader(session.get(), Promise.resolve(playlist), services.payment),
    loadReader(session.get(), Promise.resolve(strictestOf(contents)), services.payment),
  ]);
  const isOpen = accessTo(playlist, reader, reader?.planIds ?? [], now).playable;
  const more = { isOpen, viewer, now, language: await language.get(), showsAll: false };
  return { kind: 'playlist', id, queue: toPlaylistItems(contents, { playlistId: id, ...more }).queue };
}

async function loadChannel(context: MarqueeContext, id: string): Promise<InPlaceResponse> {
  const { now, services, timeZone } = context;
  const session = context.session.get();
  session.catch(() => undefined);
  const [site, channel, entries, language, isGuest] = await Promise.all([
    requireSite(context),
    services.content.channel(id),
    loadEntries(services.content, id, { now, timeZone }),
    context.language.get(),
    session.then((known) => known === null).catch(() => false),
  ]);
  const viewer = loadViewer(session, channel, services.payment);
  const times = { now, timeZone, language, day: null, programme: null };
  const view = await loadChannelView(services.content, { channel, entries, viewer, isGuest, ...times });
  const picture = toPictureSource(channel.banner ?? channel.thumbnail, site.assetOrigin, 'stage');
  return { kind: 'channel', name: channel.title || channel.name, posterUrl: toPosterUrl(picture), view };
}

/** Always read, for the player has words for all of it. */
function respond(value: InPlaceResponse): Response {
  return Response.json(value, { headers: HEADERS });
}

/** Of what a page would lead to first: the PIN. */
function redirectTargetOf(thrown: unknown): string | null {
  return thrown instanceof Response && thrown.status === 302 ? thrown.headers.get('Location') : null;
}

/** Of an answer for a page. */
function thrownStatus(thrown: unknown): number | null {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return null;
  return (thrown.init as ResponseInit | null)?.status ?? null;
}
