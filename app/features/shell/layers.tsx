import { CustomForms } from '#app/features/custom-forms/floating/custom-forms.tsx';
import { WatchDialogs } from './watch-dialog/watch-dialogs.tsx';

/** What may come to lie over any page, where scripts run. */
export function Layers() {
  return (
    <>
      <WatchDialogs />
      <CustomForms />
    </>
  );
}
