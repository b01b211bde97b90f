import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import type { BlockMarks } from '#app/features/page-builder/edit/store/store-types.ts';
import { type NotedPlace, notePlaces, type Place, resolvePlaces } from './find-places.ts';

interface Drawing {
  placed: PlacedBlock;
  /** `BlockMarks` in JSON. */
  marksJson: string | null;
}

/**
 * Finds what is drawn of a block's fields (edit-mode.md §6): its view is drawn with tokens, they are noted, and it is
 * drawn as it is, all before the browser paints or requests anything. `drawn` is what the caller draws in `root`.
 */
export function usePlaces(
  { placed, marksJson }: Drawing,
  root: RefObject<HTMLElement>,
  onPlaces: (places: readonly Place[]) => void,
): PlacedBlock {
  const [marked, setMarked] = useState<BlockMarks | null>(null);
  const noted = useRef<readonly NotedPlace[]>([]);
  const latest = useRef(onPlaces);
  latest.current = onPlaces;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another drawing.
  useLayoutEffect(() => {
    noted.current = [];
    // The site wrote it as such.
    if (marksJson) startTransition(() => setMarked(JSON.parse(marksJson) as BlockMarks));
    else latest.current([]);
  }, [placed, marksJson]);

  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return;
    if (marked) {
      noted.current = notePlaces(current, marked.fields);
      setMarked(null);
    } else if (noted.current.length > 0) onPlaces(resolvePlaces(current, noted.current));
    // The store may come after they were found.
  }, [marked, root, onPlaces]);

  return marked ? { ...placed, view: marked.view } : placed;
}
