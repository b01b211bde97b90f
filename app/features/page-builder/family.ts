import type { ComponentType } from 'react';
import type { AnyBlockDefinition } from './block-definition.ts';
import type { BLOCK_FAMILIES, BlockKey } from './block-keys.ts';

export type BlockFamily = (typeof BLOCK_FAMILIES)[BlockKey];

/** The keys of one family. */
type KeyOf<Family extends BlockFamily> = {
  [Key in BlockKey]: (typeof BLOCK_FAMILIES)[Key] extends Family ? Key : never;
}[BlockKey];

/** What browsers fetch of a family: a component for each of its blocks. */
// biome-ignore lint/suspicious/noExplicitAny: each block knows its own view; a registry holds them all.
type Block = ComponentType<any>;

export type FamilyParts<Family extends BlockFamily> = Readonly<Record<KeyOf<Family>, Block>>;

export type FamilyDefinitions<Family extends BlockFamily> = Readonly<
  Record<KeyOf<Family>, AnyBlockDefinition>
>;
