import { CustomForms } from '#app/features/custom-forms/floating/custom-forms.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { WatchDialogs } from '../watch-dialog/watch-dialogs.tsx';

/** What may come to lie over any page, once scripts run; until then links to watch pages lead there. */
export function Overlays() {
  if (!useHydrated()) return null;
  return (
    <>
      <WatchDialogs />
      <CustomForms />
    </>
  );
}
