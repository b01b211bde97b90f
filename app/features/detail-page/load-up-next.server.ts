import type { ChildContent, Content } from '#app/contract/content.ts';
import { accessTo } from '#app/domain/access.ts';
import { RELATED_COUNT, ROW_WAIT_MS } from '#app/features/catalogue/constants.ts';
import { resumeProgress } from '#app/features/catalogue/continue/resume-progress.ts';
import { inOrder, type Placed, toPlaced } from '#app/features/catalogue/parent/episode-places.ts';
import { strictestOf } from '#app/features/catalogue/playlist/playlist-items.server.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { loadReader, type ViewerOf } from '#app/features/playback/access/viewer.server.ts';
import {
  type Episode,
  type EpisodesAround,
  neighboursOf,
  type RelatedTitle,
  type UpNext,
} from '#app/features/playback/up-next/up-next.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

/** So many fit beside each other over a picture that has ended. */
const SHOWN_RELATED = 3;

type Series = readonly Placed<ChildContent>[];

type ParentService = Pick<ContentService, 'parentDetail'>;

interface UpNextParams {
  services: { content: ParentService & Pick<ContentService, 'detail' | 'related'> } & ViewerOf;
  session: Promise<unknown>;
  now: Date;
  assetOrigin: string;
}

/** What follows a title, as this viewer may have it. Rejects where the title itself could not be loaded. */
export async function loadUpNext(contentId: string, params: UpNextParams): Promise<UpNext> {
  const { services, assetOrigin } = params;
  const content = await services.content.detail(contentId);
  const series = await loadSeries(services.content, content);
  const last = series.at(-1)?.part;
  const isLast = !last || last.content_id === contentId;
  const [episodes, related] = await Promise.all([
    toEpisodes(series, params),
    isLast ? loadRelatedTo(services.content, content, { series, assetOrigin }) : [],
  ]);
  const { intro = null, recap = null, credits = null } = content;
  return { episodes, related, intro, recap, credits };
}

/** The watch pages before and after an episode's own, if they are known at once. Never rejects. */
export async function loadEpisodesAround(
  service: ParentService,
  content: Content,
): Promise<EpisodesAround | null> {
  if (!content.parent) return null;
  const loaded = await deferAfter(loadSeries(service, content), ROW_WAIT_MS);
  if ('deferred' in loaded) return null;
  const links = loaded.map(({ part: { content_id: id, title } }) => ({
    id,
    title,
    href: paths.watch({ id }),
  }));
  return neighboursOf(links, content.content_id);
}

/** All episodes of its series in their order; none of a film, and where they could not be loaded. */
async function loadSeries(service: ParentService, { content_id, parent }: Content): Promise<Series> {
  if (!parent) return [];
  try {
    const { child_content_list } = await service.parentDetail(parent.content_id);
    const series = toPlaced(inOrder(child_content_list));
    return series.some(({ part }) => part.content_id === content_id) ? series : [];
  } catch {
    return [];
  }
}

async function toEpisodes(
  series: Series,
  { services, session, now, assetOrigin }: UpNextParams,
): Promise<Episode[]> {
  const strictest = strictestOf(series.map(({ part }) => part));
  const viewer = await loadReader(session, Promise.resolve(strictest), services.payment);
  return series.map(({ part, place }) => ({
    ...place,
    id: part.content_id,
    title: part.title,
    picture: pictureOf(part, assetOrigin),
    isLocked: !accessTo(part, viewer, viewer?.planIds ?? [], now).playable,
    isWatched: part.is_watched ?? false,
    progress: resumeProgress(part, part)?.progress ?? null,
  }));
}

/** Like the series, where it was its last episode. Never rejects. */
async function loadRelatedTo(
  service: Pick<ContentService, 'related'>,
  content: Content,
  { series, assetOrigin }: { series: Series; assetOrigin: string },
): Promise<RelatedTitle[]> {
  const subject = content.parent?.content_id ?? content.content_id;
  try {
    // As the title's own page requests them, so that one response serves both.
    const { items } = await service.related(subject, { filters: {}, page: 1, page_size: RELATED_COUNT });
    const seen = new Set([subject, content.content_id, ...series.map(({ part }) => part.content_id)]);
    return items
      .filter(({ content_id }) => !seen.has(content_id))
      .slice(0, SHOWN_RELATED)
      .map((item) => ({
        id: item.content_id,
        title: item.title,
        href: contentPath(item),
        picture: pictureOf(item, assetOrigin),
      }));
  } catch {
    return [];
  }
}

function pictureOf({ thumbnail, poster, preview }: Content | ChildContent, assetOrigin: string) {
  return toPictureSource(thumbnail ?? poster ?? preview, assetOrigin, 'card');
}
