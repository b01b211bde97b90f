import { useEffect, useState } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import type { SuggestionLink } from './suggestion-links.ts';

/** Fast typists send a request for every few letters. */
const DEBOUNCE_MS = 80;

/** Once the backend turns out to have no suggestions, no field requests any. */
let isOffered = true;

const NONE: readonly SuggestionLink[] = [];

/** The suggestions for a text; while newer ones are on their way, those for the text before. */
export function useSuggestions(text: string): readonly SuggestionLink[] {
  const [links, setLinks] = useState(NONE);
  useEffect(() => {
    if (text === '') setLinks(NONE);
    if (text === '' || !isOffered) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const found = await fetchSuggestions(text, controller.signal);
      if (!controller.signal.aborted) setLinks(found);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return links;
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly SuggestionLink[]> {
  try {
    const found = await fetchSiteJson(paths.suggestions({}, { search_text: text }), { signal });
    // Our own route wrote it.
    const { suggestions } = found as { suggestions: SuggestionLink[] | null };
    if (suggestions === null) isOffered = false;
    return suggestions ?? [];
  } catch {
    // Superseded, or without a connection: the form works all the same.
    return [];
  }
}
