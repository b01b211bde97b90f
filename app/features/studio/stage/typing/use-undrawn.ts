import { useCallback, useEffect, useRef } from 'react';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import { type TypedField, typedValue } from './typed-value.ts';

interface Undrawn {
  text: Text;
  /** As React has written it. */
  drawn: string | null;
  field: TypedField;
  value: string;
}

/**
 * Shows what was typed until the site has drawn it, in the text that React made. Where the change is taken back, the
 * site draws nothing anew: the text is as it was then.
 */
export function useUndrawn(store: EditStore | null) {
  const waiting = useRef<Undrawn[]>([]);
  useEffect(
    () =>
      store?.subscribe(() => {
        waiting.current = waiting.current.filter(({ text, drawn, field, value }) => {
          // Drawn anew in the meantime.
          if (text.nodeValue !== value) return false;
          if ((typedValue(store.document, field) ?? '') === value) return true;
          text.nodeValue = drawn;
          return false;
        });
      }),
    [store],
  );
  return useCallback(({ text, field, value }: Omit<Undrawn, 'drawn'>) => {
    const earlier = waiting.current.find((each) => each.text === text);
    const drawn = earlier ? earlier.drawn : text.nodeValue;
    waiting.current = [...waiting.current.filter((each) => each !== earlier), { text, drawn, field, value }];
    text.nodeValue = value;
  }, []);
}
