import type { Change, ChangeResult, Entity } from '#app/contract/site/changes.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';

export type KnownEntity = Pick<Entity, 'id' | 'digest' | 'value'>;

/** How a brand is read and written, by the operator's API or by the platform itself. */
export interface BrandCalls {
  all(kind: KindName): AsyncGenerator<KnownEntity>;
  /** Those of these that there are, by their ids. */
  named(kind: KindName, ids: readonly string[]): Promise<Map<string, KnownEntity>>;
  /** A result each. Where one was rejected, or is in conflict, nothing was written. */
  change(changes: readonly Change[]): Promise<ChangeResult[]>;
  putFile(key: string, bytes: Uint8Array): Promise<void>;
}
