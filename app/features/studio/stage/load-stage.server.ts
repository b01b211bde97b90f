import type { Component } from '#app/contract/template.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { markView } from '#app/features/page-builder/edit/stage/mark-view.server.ts';
import type { StageView } from '#app/features/page-builder/edit/store/store-types.ts';
import { placeHeroPicture } from '#app/features/page-builder/hero-picture.server.ts';
import { loadSomeBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { StoredBlock } from '#app/lib/edit-document/document.ts';
import { localiseDeep, localiserFor } from '#app/lib/localise.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { momentWriter } from '../moment-text.server.ts';
import { withoutScripts } from '../page-components.ts';
import { holdStill } from './hold-still.server.ts';

/** In which language the stage is drawn, and the one of texts that are plain strings. */
interface StageLanguages {
  language: string;
  ownLanguage: string;
}

/**
 * A draft's blocks as viewers would see them in a language, by id, and the files that the page loads for them. Each has
 * its view with tokens beside it, by which scripts find what is drawn of it.
 */
export async function loadStage(
  context: MarqueeContext,
  blocks: readonly StoredBlock[],
  { language, ownLanguage }: StageLanguages,
  /** The block that the page opens with, where it is not the first of these. */
  first: string | undefined = blocks[0]?.id,
) {
  const localise = localiserFor(language, ownLanguage);
  const stored = blocks.map(({ id, data, config }): Component => {
    // Components are read by their blocks' schemas, whatever is in them.
    const localised = localiseDeep(data, localise) as Component['data'];
    // Whatever their times, all blocks are there to be edited.
    const { shows_from: _, shows_until: __, ...layout } = config ?? {};
    return { id, data: localised, ...(config && { config: layout }) };
  });
  const timesOf = await timesWriter(context, blocks);
  const { blocks: placed, components } = await loadSomeBlocks(context, stored, [], { isStage: true });
  const drawn = await Promise.all(
    (first === stored[0]?.id ? placeHeroPicture(placed).blocks : placed).map(withLoaded),
  );
  const byId = new Map(drawn.map((block) => [block.id, block]));
  return {
    components: withoutScripts(components),
    views: Object.fromEntries(
      stored.map((component) => {
        const view = toStageView(component, byId.get(component.id));
        const times = timesOf(component.id);
        return [component.id, times ? { ...view, times } : view];
      }),
    ),
  };
}

/** When viewers have a block, in words; null where that is always. */
async function timesWriter(context: MarqueeContext, blocks: readonly StoredBlock[]) {
  const momentText = await momentWriter(context, await requireSite(context));
  const configs = new Map(blocks.map(({ id, config }) => [id, config]));
  const textOf = (moment: unknown) => (typeof moment === 'string' ? momentText(moment) || null : null);
  return (id: string): StageView['times'] | null => {
    const { shows_from, shows_until } = configs.get(id) ?? {};
    const times = { from: textOf(shows_from), until: textOf(shows_until) };
    return times.from === null && times.until === null ? null : times;
  };
}

function toStageView(component: Component, placed: PlacedBlock | undefined): StageView {
  if (!placed) return { placed: null, marksJson: null };
  const marks = markView(component, placed);
  return {
    placed: holdStill(placed),
    marksJson: marks && JSON.stringify({ ...marks, view: holdStill({ ...placed, view: marks.view }).view }),
  };
}

/** With all that it loads: what comes after the page would be hydrated by itself, after it was looked for (`usePlaces`). */
export async function withLoaded(placed: PlacedBlock): Promise<PlacedBlock> {
  const { loaded } = placed;
  if (!loaded || !('deferred' in loaded)) return placed;
  // What is deferred has no other field.
  const { deferred } = loaded as { deferred: Promise<object | null> };
  return { ...placed, loaded: await deferred };
}
