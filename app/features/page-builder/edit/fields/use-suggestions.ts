import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import type { FoundKind } from './find-intent.ts';
import type { Choice } from './form-context.ts';

/** After the last key. */
const WAIT_MS = 250;

const ChoicesSchema = v.array(v.object({ id: v.string(), name: v.string() }));

/** What may be meant by what is typed into a control: of all there is, not of the first of them. */
export function useSuggestions(kind: FoundKind, first: readonly Choice[]) {
  const [suggested, setSuggested] = useState<readonly Choice[] | null>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function suggest({ currentTarget }: FormEvent<HTMLInputElement>) {
    stop.current?.();
    const q = currentTarget.value.trim();
    // One of the suggestions was taken.
    if (q === '' || [...first, ...(suggested ?? [])].some(({ id }) => id === q)) return;
    const over = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = over;
      // Offline, or signed out: those that are known are suggested still.
      const json = await fetchSiteJson(editPaths.choices({}, { kind, q }), { signal }).catch(() => null);
      const choices = v.safeParse(ChoicesSchema, json);
      if (choices.success && !signal.aborted) setSuggested(choices.output);
    }, WAIT_MS);
    stop.current = () => {
      clearTimeout(timer);
      over.abort();
    };
  }

  return { suggested, suggest };
}
