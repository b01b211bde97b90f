import { useEffect, useRef, useState } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import type { SuggestionLink } from './suggestion-links.ts';

/** Fast typists send a request for every few letters. */
const DEBOUNCE_MS = 80;

/** A letter this long after the one before is no fast typing: it is requested at once. */
const PAUSE_MS = 150;

/** Once the backend turns out to have no suggestions, no field requests any. */
let isOffered = true;

const NONE: readonly SuggestionLink[] = [];

/** The suggestions for a text; while newer ones are on their way, those for the text before. */
export function useSuggestions(text: string): readonly SuggestionLink[] {
  const [links, setLinks] = useState(NONE);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const isAfterPause = Date.now() - changedAt.current >= PAUSE_MS;
    // The first letter of an empty field always counts as one after a pause.
    changedAt.current = text === '' ? Number.NEGATIVE_INFINITY : Date.now();
    if (text === '') setLinks(NONE);
    if (text === '' || !isOffered) return;
    const controller = new AbortController();
    const request = async () => {
      const found = await fetchSuggestions(text, controller.signal);
      if (!controller.signal.aborted) setLinks(found);
    };
    const timer = isAfterPause ? void request() : setTimeout(request, DEBOUNCE_MS);
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
