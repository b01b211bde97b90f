import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import { useBlockName } from '../../use-block-name.ts';
import type { StageBlock } from '../to-stage-blocks.ts';
import { PresenceList } from './presence-list.tsx';
import { usePresence } from './use-presence.ts';

/** Who else edits the page; what they changed is fetched as soon as it is known of. */
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
  return (
    <PresenceList editors={editors} blocks={new Map(blocks.map((block) => [block.id, nameOf(block)]))} />
  );
}
