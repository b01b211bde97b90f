import { type Draft, NameCounts, type Source } from '#workers/platform/importing/draft.ts';
import { SourceError } from '#workers/platform/importing/source-error.ts';
import { type JsonElement, jsonElements } from './json-elements.ts';
import { JW_LISTS, jwItem } from './jw.ts';
import { ROKU_LISTS, rokuItems } from './roku.ts';
import { type FeedItem, toDraft } from './to-draft.ts';

const KNOWN_LISTS = 'movies, shortFormVideos, tvSpecials, series, liveFeeds, playlist';

/** A feed like Roku's or like JW's, recognised by the names of its lists. */
export function openJsonFeed(text: AsyncIterable<string>, shownName: string, now: Date): Source {
  const notUnderstood = new NameCounts();
  const count = (name: string) => notUnderstood.add(name);
  async function* drafts(): AsyncGenerator<Draft> {
    let known = 0;
    let entry = 0;
    for await (const element of jsonElements(text, shownName)) {
      const items = itemsOf(element, count);
      if (items) known++;
      else count(element.list);
      entry++;
      for (const item of items ?? []) yield { ...toDraft(item, now), entry };
    }
    if (known === 0)
      throw new SourceError(
        `${shownName} has none of the lists that are known: ${KNOWN_LISTS}. Nothing was written.`,
      );
  }
  return { kind: 'JSON feed', drafts: drafts(), notUnderstood };
}

function itemsOf({ list, value, line }: JsonElement, count: (name: string) => void): FeedItem[] | null {
  if (ROKU_LISTS.includes(list)) return rokuItems(list, value, line, count);
  return JW_LISTS.includes(list) ? [jwItem(value, line, count)] : null;
}
