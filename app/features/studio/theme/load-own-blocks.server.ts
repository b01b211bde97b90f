import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import type { Component } from '#app/contract/template.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { placeHeroPicture } from '#app/features/page-builder/hero-picture.server.ts';
import { loadSomeBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import type { PageComponents } from '#app/features/page-builder/preload.ts';
import { type Data, toStoredBlocks } from '#app/lib/edit-document/document.ts';
import { localiseDeep, localiserFor } from '#app/lib/localise.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { toEditDocument } from '../edit-document.server.ts';
import { homeDocument } from '../home/read-home.ts';
import { withoutScripts } from '../page-components.ts';
import { holdStill } from '../stage/hold-still.server.ts';
import { withLoaded } from '../stage/load-stage.server.ts';

/** Of the beginning of a page. */
const BLOCKS_AT_MOST = 3;

/** Blocks of the brand's own, held still, to see a palette on; none where it has no page of blocks. */
export async function loadOwnBlocks(
  context: MarqueeContext,
  /** Of the site's draft. */
  fields: Data,
): Promise<{ blocks: readonly PlacedBlock[]; components: PageComponents }> {
  const id = await findPage(context, fields);
  const draft = id === null ? null : await context.services.content.editedDocument(id);
  const stored = draft ? toStoredBlocks(toEditDocument(draft)).slice(0, BLOCKS_AT_MOST) : [];
  const localise = localiserFor(await context.language.get(), draft?.language);
  const loaded = await loadSomeBlocks(
    context,
    // Components are read by their blocks' schemas, whatever is in them.
    stored.map(
      (block): Component => ({
        id: block.id,
        data: localiseDeep(block.data, localise) as Component['data'],
      }),
    ),
  );
  const blocks = await Promise.all(withoutHero(loaded.blocks).map(withLoaded));
  return { blocks: blocks.map(holdStill), components: withoutScripts(loaded.components) };
}

/** A picture from edge to edge has hardly a colour of the theme, and leaves no room for what has. */
function withoutHero(blocks: readonly PlacedBlock[]): readonly PlacedBlock[] {
  const placed = placeHeroPicture(blocks);
  return placed.heroPicture !== null && blocks.length > 1 ? blocks.slice(1) : placed.blocks;
}

/** The home that the draft chooses, else another page of blocks. */
async function findPage({ services }: MarqueeContext, { home, is_home_built }: Data): Promise<string | null> {
  const documents = await services.content.editedDocuments();
  const chosen = documents.find(({ id }) => is_home_built === true && id === homeDocument(String(home)));
  const other = documents.find(
    ({ id, kind, type }) => id !== SITE_DOCUMENT && (kind === 'home' || type === 'CUSTOM'),
  );
  return (chosen ?? other)?.id ?? null;
}
