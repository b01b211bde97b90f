import { useMemo, useRef } from 'react';
import { withColours } from './editor-colours.ts';
import type { Editor } from './use-presence.ts';

/** The colour of each editor who is here, by id. */
export function useEditorColours(editors: readonly Editor[]): ReadonlyMap<string, number> {
  const known = useRef<ReadonlyMap<string, number>>(new Map());
  return useMemo(() => {
    known.current = withColours(
      known.current,
      editors.map(({ _id }) => _id),
    );
    return known.current;
  }, [editors]);
}
