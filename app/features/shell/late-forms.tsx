import { lazy, Suspense } from 'react';
import { untilLoaded } from '#app/ui/until-loaded.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const CustomForms = lazy(async () => ({
  default: (await untilLoaded(() => import('#app/features/custom-forms/floating/custom-forms.tsx')))
    .CustomForms,
}));

/** A brand's form floats over a page that has come to life; without scripts it is a page of its own. */
export function LateForms() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <CustomForms />
    </Suspense>
  );
}
