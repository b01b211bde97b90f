import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import type { DrawnAgain } from '#app/features/page-builder/edit/store/store-types.ts';
import type { StoredBlock } from '#app/lib/edit-document/document.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { loadStage } from './load-stage.server.ts';

/** Some blocks of a page, with all that they load: scripts get them in one answer. */
export async function drawAgain(
  context: MarqueeContext,
  { blocks, first }: { blocks: readonly StoredBlock[]; first: string },
  languages: Parameters<typeof loadStage>[2],
): Promise<DrawnAgain> {
  const { views, components } = await loadStage(context, blocks, languages, first);
  const loaded = await Promise.all(
    Object.entries(views).map(
      async ([id, view]) => [id, { ...view, placed: await withLoaded(view.placed) }] as const,
    ),
  );
  return { components, views: Object.fromEntries(loaded) };
}

async function withLoaded(placed: PlacedBlock | null): Promise<PlacedBlock | null> {
  const { loaded } = placed ?? {};
  if (!placed || !loaded || !('deferred' in loaded)) return placed;
  // What is deferred has no other field.
  return { ...placed, loaded: await (loaded as { deferred: Promise<object | null> }).deferred };
}
