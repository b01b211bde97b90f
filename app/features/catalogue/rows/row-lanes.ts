import type { Content } from '#app/contract/content.ts';
import type { OnNowEntry, ViewerRows } from '#app/contract/rows.ts';
import { isLockedFor } from '#app/domain/access.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { formatDuration } from '#app/lib/durations.ts';
import { localDigits } from '#app/lib/number-locale.ts';
import { type Card, type CardContext, toCard } from '../cards/card-model.ts';
import { fitOf, type Lane } from '../lanes/lane-model.ts';

/** A row in its place; `name` is its owner's own, or its kind's. */
export interface RowPlace {
  id: string;
  name: string;
}

/** A row's texts in the viewer's language. */
export type RowText = (
  key: 'rank_of' | 'time_left' | 'episode_of' | 'episode_of_season',
  values: Record<string, string | number>,
) => string;

type Cards = readonly Card[];

const MINUTE_MS = 60_000;
/** With fewer there is nothing to rank. */
const MIN_RANKED = 3;

export function toRow({ id, name }: RowPlace, items: Cards = [], seeMoreHref: string | null = null): Lane {
  return { kind: 'content', id, name, fit: fitOf(items.length), items: [...items], seeMoreHref };
}

export function toTopRow(
  place: RowPlace,
  titles: readonly Content[],
  { context, text }: { context: CardContext; text: RowText },
): Lane {
  if (titles.length < MIN_RANKED) return toRow(place);
  const { language } = context;
  const count = localDigits(String(titles.length), language);
  const ranked = titles.map((title, index) => {
    const { badge: _, ...card } = toCard(title, context);
    const rank = localDigits(String(index + 1), language);
    return { ...card, mark: { kind: 'rank' as const, text: `${rank}\n${text('rank_of', { count })}` } };
  });
  return toRow(place, ranked);
}

export function toMyListRow(place: RowPlace, { my_list }: ViewerRows, context: CardContext): Lane {
  const cards = my_list.map((title) => toCard(title, context));
  return toRow(place, cards, paths.watchlist());
}

/** `{title}` in the name is what was watched. */
export function toBecauseRow(
  place: RowPlace,
  { because_watched: row }: ViewerRows,
  context: CardContext,
): Lane {
  if (!row) return toRow(place);
  const name = place.name.replace('{title}', () => row.watched.title);
  return toRow(
    { ...place, name },
    row.data.map((title) => toCard(title, context)),
  );
}

/** An episode's card is its series': it leads there, where the next one to watch is on the button. */
export function toEpisodesRow(
  place: RowPlace,
  { new_episodes }: ViewerRows,
  { context, text }: { context: CardContext; text: RowText },
): Lane {
  const cards = new_episodes.flatMap((episode): Card[] => {
    const { parent, title, season, episode: number } = episode;
    if (!parent) return [];
    const { image, isLocked } = toCard(episode, context);
    const values = { season: season ?? '', episode: number ?? episode.serial_no ?? '' };
    const place = values.episode === '' ? null : text(season ? 'episode_of_season' : 'episode_of', values);
    return [
      {
        id: parent.content_id,
        href: contentPath({ ...parent, video_type: 'MPVP' }),
        title: parent.title,
        image,
        facts: [place, title].filter(Boolean).join(' · '),
        badge: 'new_episode',
        ...(isLocked ? { isLocked } : {}),
      },
    ];
  });
  return toRow(place, cards);
}

/** The time is what is left: it is the same in every time zone, which a page for everybody does not know. */
export function toOnNowRow(
  place: RowPlace,
  entries: readonly OnNowEntry[],
  { context, text }: { context: CardContext; text: RowText },
): Lane {
  const { language, now, planIds } = context;
  const cards = entries.map(({ channel, content, start_time, end_time }): Card => {
    const [start, end] = [Date.parse(start_time), Date.parse(end_time)];
    const leftMs = Math.max(MINUTE_MS, end - now.getTime());
    const time = formatDuration(Math.ceil(leftMs / MINUTE_MS) * 60, language);
    const over = Math.min(1, Math.max(0, (now.getTime() - start) / (end - start)));
    return {
      id: channel._id,
      title: content.title,
      image: content.thumbnail ?? channel.thumbnail ?? channel.banner,
      facts: `${channel.name} · ${text('time_left', { time })}`,
      href: paths.channel({ id: channel._id }),
      mark: { kind: 'bar', progress: Math.round(over * 1000) / 1000 },
      ...(isLockedFor(channel, planIds) ? { isLocked: true as const } : {}),
    };
  });
  return toRow(place, cards, cards.length > 0 ? paths.channels() : null);
}
