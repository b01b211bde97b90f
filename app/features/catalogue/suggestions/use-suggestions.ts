import { useEffect, useState } from 'react';
import { paths } from '#app/features/links/paths.ts';
import type { SuggestionLink } from './suggestion-links.ts';

/** Fast typists send a request for every few letters. */
const DEBOUNCE_MS = 80;

/** The backend has no suggestions, as one request found out; no field sends another. */
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

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SuggestionLink[]> {
  try {
    const response = await fetch(paths.suggestions({}, { search_text: text }), { signal });
    if (response.status === 404) isOffered = false;
    if (!response.ok) return [];
    return ((await response.json()) as { suggestions: SuggestionLink[] }).suggestions;
  } catch {
    // Superseded, or offline: the form works all the same.
    return [];
  }
}
