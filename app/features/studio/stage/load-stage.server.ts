import type { EditedDocumentWire } from '#app/contract/editing.ts';
import type { Component } from '#app/contract/template.ts';
import { loadBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import { toStoredBlocks } from '#app/lib/edit-document/document.ts';
import { localiseDeep, localiserFor } from '#app/lib/localise.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { toEditDocument } from '../edit-document.server.ts';
import { holdStill } from './hold-still.server.ts';
import { toStageBlocks } from './to-stage-blocks.ts';

/** A draft's blocks as viewers would see them in a language, and the files that the page loads for them. */
export async function loadStage(context: MarqueeContext, draft: EditedDocumentWire, language: string) {
  const localise = localiserFor(language, draft.language);
  const stored = toStoredBlocks(toEditDocument(draft)).map(({ id, data, config }): Component => {
    // Components are read by their blocks' schemas, whatever is in them.
    const localised = localiseDeep(data, localise) as Component['data'];
    return { id, data: localised, ...(config && { config: { ...config } }) };
  });
  const { blocks, components } = await loadBlocks(context, stored);
  const placed = new Map(blocks.map((block) => [block.id, holdStill(block)]));
  return {
    // The scripts named are those of viewers' pages; edit mode's own are loaded by their keys (decision 075).
    components: { ...components, scripts: [] },
    blocks: toStageBlocks(stored, (id) => placed.get(id) ?? null),
  };
}
