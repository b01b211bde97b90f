import { LIMITS } from '#app/contract/limits.ts';
import {
  type FindIntent,
  type FoundKind,
  wordsFor,
} from '#app/features/page-builder/edit/fields/find-intent.ts';
import type { Choice, Found } from '#app/features/page-builder/edit/fields/form-context.ts';
import { foldText } from '#app/lib/fold-text.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { orNone, toNamedChoice, toTitleChoice } from './choices.ts';

/** More than these are no help. */
const AT_MOST = 20;

type Content = MarqueeContext['services']['content'];

/** Those of a kind whose names have the words, the best first; none where the service fails. */
export async function findChoices(
  content: Content,
  kind: FoundKind,
  words: string,
): Promise<readonly Choice[]> {
  const search_text = words.slice(0, LIMITS.searchText);
  if (search_text === '') return [];
  if (kind === 'channel') return orNone(() => findChannels(content, search_text));
  return orNone(async () => {
    const {
      content: titles,
      artists,
      venues,
    } = await content.search({ search_text, page: 1, page_size: AT_MOST });
    const found = {
      title: titles.map(toTitleChoice),
      artist: artists.map(toNamedChoice),
      venue: venues.map(toNamedChoice),
    };
    return found[kind].slice(0, AT_MOST);
  });
}

/** Channels are in no search. */
async function findChannels(content: Content, words: string): Promise<readonly Choice[]> {
  const { items } = await content.channels({ filters: {}, page: 1, page_size: LIMITS.pageSize });
  const wanted = foldText(words);
  return items
    .map(toNamedChoice)
    .filter(({ name }) => foldText(name).includes(wanted))
    .slice(0, AT_MOST);
}

/** What the form is drawn again with. */
export async function findFor(
  content: Content,
  { kind, control }: FindIntent,
  form: URLSearchParams,
): Promise<Found> {
  const words = wordsFor(control, form);
  return { control, words, choices: await findChoices(content, kind, words) };
}
