import type { Finding } from '#app/contract/publishing.ts';
import { readWire } from '#app/contract/reading.ts';
import { isBlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import type { Data, EditDocument } from '#app/lib/edit-document/document.ts';
import { localiseDeep, localiserFor } from '#app/lib/localise.ts';

/**
 * Blocks of which viewers see nothing: what each needs, only its definition knows. Those of a key that is not known
 * here are their backend's.
 */
export function findEmptyBlocks(id: string, { blocks, language }: EditDocument): Finding[] {
  const localise = localiserFor(language, language);
  return blocks.flatMap((block): Finding[] => {
    if (!showsNothing(localiseDeep(block.data, localise) as Data)) return [];
    return [
      {
        ...{ document: id, block: block.id, rule: 'block_empty', level: 'warn', message: '' },
        fix: { kind: 'remove', id: block.id },
      },
    ];
  });
}

function showsNothing(data: Data): boolean {
  const key = String(data.component_key);
  if (!isBlockKey(key)) return false;
  const { schema, toView } = definitions[key];
  const read = readWire(schema, data);
  return !read.ok || toView(read.value) === null;
}
