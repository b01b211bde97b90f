import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import { useBlockName } from '../../use-block-name.ts';
import type { StageBlock } from '../to-stage-blocks.ts';
import { BlockEditors } from './block-editors.tsx';
import { PresenceList } from './presence-list.tsx';
import { useEditorColours } from './use-editor-colours.ts';
import { usePresence } from './use-presence.ts';

/** Who else edits the page, in the bar and at the blocks that they have in hand; what they changed is fetched as soon as it is known of. */
export function PresenceBar({
  document,
  revision,
  blocks,
  store,
}: {
  document: string;
  revision: number;
  blocks: readonly StageBlock[];
  store: EditStore;
}) {
  const nameOf = useBlockName();
  const editors = usePresence(document, (latest) => {
    if (latest > revision) void store.refresh();
  });
  const colours = useEditorColours(editors);
  return (
    <>
      <PresenceList
        {...{ editors, colours }}
        blocks={new Map(blocks.map((block) => [block.id, nameOf(block)]))}
      />
      <BlockEditors {...{ editors, colours }} />
    </>
  );
}
