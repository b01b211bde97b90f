import type { ContentFilters, FacetList } from '#app/contract/filters.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { isTooComplex } from '#workers/platform/storage/content-conditions.ts';
import { type FacetSelection, MAX_COUNTED } from '#workers/platform/storage/facet-counts.ts';
import { toFilters } from './list-contents.ts';
import { type CountedValue, toFacets } from './to-facets.ts';

type Context = CallContext<'contentFacets'>;
type Chosen = Context['body']['chosen'];
type Field = Awaited<ReturnType<Context['store']['facets']['fields']>>[number];

/**
 * What a list can be filtered by. A value's count is of the titles that meet all else that is chosen; so each
 * field with something chosen is counted without its own condition.
 */
export const contentFacets: Handler<'contentFacets'> = async (context) => {
  const { store, body, localise, language } = context;
  const { chosen } = body;
  const list = toFilters(body.filters);
  const all = withChosen(list, chosen);
  if (isTooComplex(all)) throw new HttpError(422, 'rejected');
  const [[size], fields] = await store.batch([store.facets.size(list), store.facets.fields()]);
  const step = Math.max(1, Math.ceil((size?.size ?? 0) / MAX_COUNTED));
  const counted = await countAll(context, list, { fields, step });
  const examples = counted.filter(({ kind }) => kind.startsWith('metadata:')).map(({ example }) => example);
  const genreIds = counted.filter(({ kind }) => kind === 'sub_category').map(({ value }) => value);
  const [metadata, genres] = await store.batch([
    store.facets.metadataOf([...new Set(examples)]),
    store.facets.genres(genreIds),
  ]);
  const facets = toFacets(counted, { fields, metadata, genres, chosen, localise, language });
  return { data: { facets, is_estimate: step > 1 } satisfies FacetList };
};

/** A query for the fields without a choice, and one for each that has one. */
async function countAll(
  { store, body: { chosen } }: Context,
  list: ContentFilters,
  { fields, step }: { fields: readonly Field[]; step: number },
): Promise<CountedValue[]> {
  const kinds = [...new Set(chosen.map((term) => kindOf(term, fields)))];
  const others: FacetSelection = { filters: withChosen(list, chosen), kinds, isWithout: true, step };
  const own = kinds.map((kind) => ({
    filters: withChosen(
      list,
      chosen.filter((term) => kindOf(term, fields) !== kind),
    ),
    kinds: [kind],
    isWithout: false,
    step,
  }));
  const rows = await store.batch([store.facets.counts(others), ...own.map(store.facets.counts)]);
  return rows.flat().map((row) => ({ ...row, count: row.count * step }));
}

/** A custom field may have the name of a system's one. */
function kindOf({ type, name }: Chosen[number], fields: readonly Field[]): string {
  if (type !== 'custom_defined') return name;
  return `metadata:${fields.find(({ id, key }) => key === name || id === name)?.id ?? name}`;
}

function withChosen(list: ContentFilters, chosen: Chosen): ContentFilters {
  const added = toFilters({
    system_defined: chosen.filter(({ type }) => type !== 'custom_defined'),
    custom_defined: chosen.filter(({ type }) => type === 'custom_defined'),
  });
  return {
    ...list,
    system_defined: [...(list.system_defined ?? []), ...(added.system_defined ?? [])],
    custom_defined: [...(list.custom_defined ?? []), ...(added.custom_defined ?? [])],
  };
}
