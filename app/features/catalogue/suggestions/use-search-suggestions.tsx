// chunk: shell

import { type RefObject, useState } from 'react';
import { lazyWithRetry } from '#app/ui/lazy-with-retry.ts';

const SearchSuggestions = lazyWithRetry(
  () => import('./search-suggestions.tsx'),
  (module) => module.SearchSuggestions,
);

/**
 * Suggestions for a search field, whose code is loaded once it has the focus. `use` are the listeners of the
 * element around the field's form, and `suggestions` goes into it after the form.
 */
export function useSearchSuggestions(field: RefObject<HTMLInputElement>) {
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  return {
    use: { onFocus: use, onInput: use },
    // A boundary of the server's would be updated by a key before it has hydrated.
    suggestions: isUsed ? <SearchSuggestions field={field} /> : null,
  };
}
