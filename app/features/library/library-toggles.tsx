import { useEffect, useState } from 'react';
import { savedInLibrary } from './library-cache.ts';
import type { Saved } from './save-intent.ts';
import { SaveToggles } from './save-toggles.tsx';

/**
 * The toggles of a card that came without its state: shown once the member's lists are there, and never to a
 * guest.
 */
export function LibraryToggles({
  viewer,
  contentId,
  redirectTo,
}: {
  /** Identifies the member's session; null is a guest. */
  viewer: string | null;
  contentId: string;
  redirectTo: string;
}) {
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    let isCurrent = true;
    savedInLibrary(viewer, contentId).then((known) => isCurrent && setSaved(known));
    return () => {
      isCurrent = false;
    };
  }, [viewer, contentId]);
  return saved && <SaveToggles contentId={contentId} saved={saved} redirectTo={redirectTo} />;
}
