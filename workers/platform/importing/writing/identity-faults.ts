import type { Fault } from '#app/contract/site/plain-words.ts';
import type { Draft } from '#workers/platform/importing/draft.ts';
import { nameKey } from '#workers/platform/importing/ids.ts';
import type { KnownEntity } from './brand-calls.ts';
import { namesOf } from './names-of.ts';

/**
 * An id that follows from a name may be another title's already, which must not be overwritten. It is the same one
 * only if it has the name in some language, is of the same kind, and an episode of the same series.
 */
export function identityFaults({ id, isIdMade, texts, fields }: Draft, known: KnownEntity | null): Fault[] {
  if (!isIdMade || !known) return [];
  const { title, video_type: type, parent } = known.value;
  const names = namesOf(title);
  const keys = new Set(names.map(nameKey));
  const isSameName = Object.values(texts.title ?? {}).some(
    (name) => name !== null && keys.has(nameKey(name)),
  );
  const isSameKind = kindOf(type) === kindOf(fields.video_type);
  const isSameSeries = !parent || !fields.parent || parent === fields.parent;
  if (isSameName && isSameKind && isSameSeries) return [];
  return [
    {
      path: 'id',
      message: `made of its name is "${id}", which the ${kindOf(type)} "${names[0] ?? id}" on the site has: write "${id}" as its id if it is that title, else an id of its own`,
    },
  ];
}

/** A source that does not name its type has films. */
function kindOf(type: unknown): 'series' | 'episode' | 'film' {
  if (type === 'MPVP') return 'series';
  return type === 'MPVC' ? 'episode' : 'film';
}
