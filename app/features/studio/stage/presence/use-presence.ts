import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type Presence, PresenceSchema } from '#app/contract/presence.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { postSiteForm } from '#app/services/site-json.ts';
import { blockIdOf } from '../keys/stage-panes.ts';

/** edit-mode.md §11. */
const EVERY_MS = 20_000;

const blockInHand = () => blockIdOf(globalThis.document.activeElement);

export type Editor = Presence['editors'][number];

/**
 * Who else has the document open, and at which block, every 20 seconds while the tab is in sight. `onRevision`
 * gets the draft's revision each time: another one than the page's has changes of others.
 */
export function usePresence(document: string, onRevision: (revision: number) => void): readonly Editor[] {
  const [editors, setEditors] = useState<readonly Editor[]>([]);
  const latest = useRef(onRevision);
  latest.current = onRevision;

  useEffect(() => {
    let isOver = false;
    const path = editPaths.presence({ document });
    async function meet() {
      if (globalThis.document.visibilityState === 'hidden') return;
      const answer = await postSiteForm(path, { block: blockInHand() ?? '' }).catch(() => null);
      // Offline, or signed out: nobody is known to be here.
      const presence = v.safeParse(PresenceSchema, answer);
      if (isOver) return;
      setEditors(presence.success ? presence.output.editors : []);
      if (presence.success) latest.current(presence.output.revision);
    }
    const leave = () => navigator.sendBeacon(path, new URLSearchParams({ leaves: 'yes' }));
    const timer = setInterval(meet, EVERY_MS);
    void meet();
    globalThis.document.addEventListener('visibilitychange', meet);
    window.addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      clearInterval(timer);
      globalThis.document.removeEventListener('visibilitychange', meet);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [document]);

  return editors;
}
