import type { Lane } from '#app/features/catalogue/lanes/lane-model.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import type { BannerPlayers } from '#app/features/page-builder/blocks/players/classy-banners-player/block.tsx';
import type { FeaturedView } from '#app/features/playback/hosts/featured/featured-view.ts';

/**
 * A block as it is while its page is edited (edit-mode.md §6): nothing slides by itself, and what would play has
 * only a place for the play icon over its picture, which the stage's styles draw.
 */
export function holdStill(block: PlacedBlock): PlacedBlock {
  const still = { ...block, view: withoutAutoplay(block.view) };
  const hold = HELD_PLAYERS[block.key];
  return hold ? { ...still, loaded: hold((block.loaded as object | undefined) ?? null, block.view) } : still;
}

type HoldPlayers = (loaded: object | null, view: unknown) => object | null;

/** What is loaded for a key is what its own `load` returns. */
const HELD_PLAYERS: Partial<Record<BlockKey, HoldPlayers>> = {
  defaultSwimlane: (loaded, view) => holdRow(loaded as Lane | null, view),
  passimCarvePlayer: holdFeatured,
  defaultBannerPlayer: holdFeatured,
  classyBannersPlayer: (loaded, view) => holdBanners(loaded as BannerPlayers | null, view),
};

const BLANK_CARDS = 5;

/** A row that is each viewer's own has blank cards where there is nothing for who edits. */
function holdRow(lane: Lane | null, view: unknown): Lane | null {
  if (lane?.kind !== 'content' || lane.items.length > 0 || !('row' in Object(view))) return lane;
  const blank = { title: lane.name, href: '', image: undefined, facts: '' };
  const items = Array.from({ length: BLANK_CARDS }, (_, index) => ({ id: `blank-${index}`, ...blank }));
  return { ...lane, items };
}

function holdFeatured(loaded: object | null, view: unknown): object | null {
  return isNamed(view) ? toHeld(loaded as FeaturedView | null) : null;
}

function holdBanners(loaded: BannerPlayers | null, view: unknown): BannerPlayers {
  const { slides } = view as { slides: readonly unknown[] };
  return {
    players: slides.map((slide, index) => (isNamed(slide) ? toHeld(loaded?.players[index] ?? null) : null)),
  };
}

/** Whether the data name something to play, which need not be there now. */
const isNamed = (view: unknown) => (view as { player?: unknown }).player !== undefined;

/** Of a title with nothing to press: `FeaturedPlayer` draws its empty stage, without a clock. */
function toHeld(loaded: FeaturedView | null): FeaturedView {
  return {
    kind: 'content',
    ...{ id: '', title: loaded?.title ?? '', image: loaded?.image, href: loaded?.href ?? '' },
    ...{ action: null, locked: null, startsAt: null, endsAt: null, hasEnded: false, serverNowMs: 0 },
  };
}

/** Views are shared with viewers' pages: what differs is a copy. */
function withoutAutoplay(view: unknown): unknown {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return view;
  return Object.fromEntries(
    Object.entries(view).map(([name, value]) => [name, name === 'plays' ? false : withoutAutoplay(value)]),
  );
}
