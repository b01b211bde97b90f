import { type ComponentProps, lazy, memo, Suspense } from 'react';
import { PlayerSaves } from './player-saves.tsx';
// Styles of what is lazy are missing in the server's HTML.
import './player-saves.module.css';

/** Guests have no lists: the browser fetches the toggles' code only where the server drew them. */
const Saves = import.meta.env.SSR
  ? PlayerSaves
  : lazy(async () => ({ default: (await import('./player-saves.tsx')).PlayerSaves }));

/** Not drawn anew while its props are the same: React gives up hydrating a part whose props change before its code is here. */
export const LatePlayerSaves = memo(function LatePlayerSaves(props: ComponentProps<typeof PlayerSaves>) {
  return (
    <Suspense>
      <Saves {...props} />
    </Suspense>
  );
});
