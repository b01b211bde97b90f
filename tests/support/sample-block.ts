import type { Component } from '#app/contract/template.ts';
import type { SampleMaterial } from '#app/features/page-builder/block-definition.ts';
import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { type Data, toDocument } from '#app/lib/edit-document/document.ts';

/** A block's sample as a draft has it: its cards have ids. */
export function sampleBlock(key: BlockKey, material: SampleMaterial, id = 'b'): Component {
  const sample = JSON.parse(JSON.stringify(definitions[key].sample(material))) as Data;
  let count = 0;
  const newId = () => `c${count++}`;
  const data = { ...sample, component_key: key };
  const [block] = toDocument({ language: 'en', fields: {}, blocks: [{ id, data }] }, newId).blocks;
  return { id, data: (block?.data ?? {}) as Component['data'] };
}
