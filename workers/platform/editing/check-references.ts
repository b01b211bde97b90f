import type { KindName, Reference } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import type { Put, WriteFault } from './writer.ts';
import { WRITERS } from './writers.ts';

type Puts = ReadonlyMap<KindName, readonly Put[]>;
type Removals = ReadonlyMap<KindName, readonly string[]>;

/** Names of entities that there neither are nor will be once these changes are written. */
export async function checkReferences(
  scope: AccountScope,
  puts: Puts,
  removals: Removals,
): Promise<{ kind: KindName; faults: WriteFault[] }[]> {
  const named = [...puts].map(([kind, list]) => ({
    kind,
    references: list.flatMap(({ id, value }) =>
      kindOf(kind)
        .references(value, id)
        .map((reference) => ({ ...reference, owner: id })),
    ),
  }));
  const exists = await existingOf(
    scope,
    named.flatMap(({ references }) => references),
    puts,
    removals,
  );
  return named.map(({ kind, references }) => ({
    kind,
    faults: references
      .filter((reference) => !kindsOf(reference).some((one) => exists.has(`${one}/${reference.id}`)))
      .map(({ owner, path, id, ...reference }) => ({
        id: owner,
        path,
        message: `there is no ${kindsOf(reference).join(' or ')} "${id}"`,
      })),
  }));
}

const kindsOf = ({ kind }: Pick<Reference, 'kind'>): readonly KindName[] =>
  typeof kind === 'string' ? [kind] : kind;

/** `<kind>/<id>` of what is named and will be there. */
async function existingOf(
  scope: AccountScope,
  references: readonly Reference[],
  puts: Puts,
  removals: Removals,
): Promise<Set<string>> {
  const wanted = new Map<KindName, Set<string>>();
  for (const reference of references)
    for (const kind of kindsOf(reference)) {
      const ids = wanted.get(kind) ?? new Set();
      wanted.set(kind, ids.add(reference.id));
    }
  const found = await Promise.all(
    [...wanted].map(async ([kind, ids]) => {
      const written = (puts.get(kind) ?? []).map(({ id }) => id);
      const removed = new Set(removals.get(kind) ?? []);
      const others = [...ids].filter((id) => !written.includes(id) && !removed.has(id));
      const stored = others.length > 0 ? await WRITERS[kind].existing(scope, others) : [];
      return [...written, ...stored].map((id) => `${kind}/${id}`);
    }),
  );
  return new Set(found.flat());
}
