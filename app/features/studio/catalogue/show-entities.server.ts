import { MAX_CHANGES } from '#app/contract/site/changes.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';
import { entityName } from './entity-name.ts';
import { type FormKind, shownFieldOf } from './kind-forms.ts';

type Content = MarqueeContext['services']['content'];

/** How many were shown to viewers or hidden from them, or why none was. */
export type Shown = { count: number } | { message: string | null };

/** Shows or hides these, all of them or none. */
export async function showEntities(
  content: Content,
  {
    kind,
    ids,
    isShown,
    language,
  }: { kind: FormKind; ids: readonly string[]; isShown: boolean; language: string },
): Promise<Shown> {
  const field = shownFieldOf(kind);
  const known = field === null ? [] : await content.namedEntities(kind, ids.slice(0, MAX_CHANGES));
  const changes = known.map(({ id, digest, value }) => ({
    ...{ op: 'put' as const, kind, id, if_digest: digest },
    value: { ...value, [field ?? '']: isShown },
  }));
  if (changes.length === 0) return { count: 0 };
  const results = await content.changeEntities({ changes }).catch(orRejected);
  if (isServiceError(results)) return { message: rejectionWords(results) };
  const stopped = results.find(({ result }) => result === 'refused' || result === 'conflict');
  if (!stopped) return { count: results.filter(({ result }) => result === 'changed').length };
  const entity = known.find(({ id }) => id === stopped.id);
  const name = entity ? entityName(entity, language) : stopped.id;
  return { message: [name, stopped.faults?.[0]?.message].filter(Boolean).join(': ') };
}
