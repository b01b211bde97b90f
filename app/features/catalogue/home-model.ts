import type { Content } from '#app/contract/content.ts';
import type { ContentFilters } from '#app/contract/filters.ts';
import type { Component, Lane as WireLane } from '#app/contract/template.ts';
import type { Home } from '#app/features/tenancy/home.ts';
import { toHeroSlides } from './block-hero.ts';
import { type LaneRequest, laneFilters, laneRequest } from './block-lane.ts';
import type { CardContext } from './card-model.ts';
import { MAX_ABSENT_ROWS } from './constants.ts';
import { type HeroSlide, toHero } from './hero-model.ts';
import { type Lane, toArtistLane, toContentLane, toVenueLane } from './lane-model.ts';

/** A row of a page-builder home that did not come along with it. */
export interface AbsentRow {
  kind: 'absent';
  id: string;
  name: string;
  /** Of the listing behind its "see more". */
  filters: ContentFilters;
  request: LaneRequest;
}

export type HomeRow = Lane | AbsentRow;

export interface HomeModel {
  hero: HeroSlide[];
  lanes: HomeRow[];
  /** Rows that the backend did not send along; the page fetches them. */
  missing: { artists: boolean; venues: boolean };
}

/** A home page out of whichever template the account has; rows without items are left out. */
export function toHomeModel({ template, lanes }: Home, context: CardContext): HomeModel {
  const model =
    template.version === 1
      ? fromTemplateV1(template.data, lanes, context)
      : fromComponents(template.data?.components ?? [], lanes, context);
  return { ...model, lanes: model.lanes.filter((row) => row.kind === 'absent' || row.items.length > 0) };
}

type TemplateV1Data = Extract<Home['template'], { version: 1 }>['data'];

function fromTemplateV1(data: TemplateV1Data, lanes: readonly WireLane[], context: CardContext): HomeModel {
  const contentLanes = data.swimlane_list.map((swimlane, index) =>
    toContentLane({ ...swimlane, id: `lane-${index}`, filters: swimlane.meta_data.filters }, context),
  );
  const people = lanes.flatMap((lane) => toPeopleLane(lane, '') ?? []);
  return {
    hero: toHero(data.banner, indexContents(data.swimlane_list), context),
    lanes: [...contentLanes, ...people],
    missing: {
      artists: !lanes.some(({ kind }) => kind === 'artists'),
      venues: !lanes.some(({ kind }) => kind === 'venues'),
    },
  };
}

/** Of a page-builder home: its slides and its rows, in its order. */
function fromComponents(
  components: readonly Component[],
  lanes: readonly WireLane[],
  context: CardContext,
): HomeModel {
  let absentCount = 0;
  const rows = components.flatMap((component): HomeRow | [] => {
    const lane = lanes.find(({ id }) => id === component.id);
    const name = nameOf(component);
    if (!lane) {
      const absent = absentCount < MAX_ABSENT_ROWS ? toAbsentRow(component, name) : null;
      if (absent) absentCount++;
      return absent ?? [];
    }
    if (lane.kind !== 'content') return toPeopleLane(lane, name) ?? [];
    return toContentLane({ ...lane, name, filters: laneFilters(component.data) }, context);
  });
  const hero = components.flatMap(({ data }) => toHeroSlides(data));
  return { hero, lanes: rows, missing: { artists: false, venues: false } };
}

function toAbsentRow({ id, data }: Component, name: string): AbsentRow | null {
  const request = laneRequest(data);
  return request && { kind: 'absent', id, name, filters: laneFilters(data), request };
}

function toPeopleLane(lane: WireLane, name: string): Lane | null {
  if (lane.kind === 'artists') return toArtistLane({ ...lane, name });
  return lane.kind === 'venues' ? toVenueLane({ ...lane, name }) : null;
}

function indexContents(lanes: readonly { data: readonly Content[] }[]): Map<string, Content> {
  return new Map(lanes.flatMap(({ data }) => data.map((content) => [content.content_id, content])));
}

function nameOf({ data }: Component): string {
  const name = data.name ?? data.heading ?? data.title;
  return typeof name === 'string' ? name : '';
}
