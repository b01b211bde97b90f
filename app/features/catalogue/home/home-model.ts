import type { Content } from '#app/contract/content.ts';
import type { RowKind } from '#app/contract/rows.ts';
import type { TemplateV1, Lane as WireLane } from '#app/contract/template.ts';
import type { CardContext } from '../cards/card-model.ts';
import { type Lane, toArtistLane, toContentLane, toVenueLane } from '../lanes/lane-model.ts';
import { type HeroSlide, toHero } from './hero-model.ts';

/** The content of a classic home page; the rows are those that its response had. */
export interface ClassicHome {
  data: TemplateV1;
  lanes: readonly WireLane[];
}

export interface HomeModel {
  hero: HeroSlide[];
  lanes: (Lane | RowSlot)[];
  /** Rows that the response lacks; the page loads them. */
  missing: { artists: boolean; venues: boolean };
}

/** Where a row comes that is filled by a call of its own. */
export interface RowSlot {
  kind: 'row';
  id: string;
  name: string;
  row: RowKind;
}

/** A classic home page; rows without items are left out. */
export function toHomeModel({ data, lanes }: ClassicHome, context: CardContext): HomeModel {
  const contentLanes = data.swimlane_list.map(({ meta_data: meta, ...swimlane }, index): Lane | RowSlot => {
    const id = `lane-${index}`;
    const { kind: row, name } = swimlane;
    if (row) return { kind: 'row', id, name, row };
    // A row without filters is of all titles; unreadable ones are null.
    const filters = meta?.filters === undefined ? {} : meta.filters;
    return toContentLane({ ...swimlane, id, filters }, context);
  });
  const people = lanes.flatMap((lane) => toPeopleLane(lane) ?? []);
  return {
    hero: toHero(data.banner, indexContents(data.swimlane_list), context),
    lanes: [...contentLanes, ...people].filter((lane) => lane.kind === 'row' || lane.items.length > 0),
    missing: {
      artists: !lanes.some(({ kind }) => kind === 'artists'),
      venues: !lanes.some(({ kind }) => kind === 'venues'),
    },
  };
}

function toPeopleLane(lane: WireLane): Lane | null {
  if (lane.kind === 'artists') return toArtistLane({ ...lane, name: '' });
  return lane.kind === 'venues' ? toVenueLane({ ...lane, name: '' }) : null;
}

function indexContents(lanes: readonly { data: readonly Content[] }[]): Map<string, Content> {
  return new Map(lanes.flatMap(({ data }) => data.map((content) => [content.content_id, content])));
}
