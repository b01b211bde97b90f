import { Await } from '@remix-run/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NoStreamLink } from '#app/ui/components/no-stream-link/no-stream-link.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { Skeleton } from '#app/ui/components/state/skeleton.tsx';
import { Lane } from './lane.tsx';
import type { Lane as LaneModel } from './lane-model.ts';
import { Swimlane } from './swimlane.tsx';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

/** A row that may be deferred. For null it shows that it failed, and a retry. */
export function DeferredLane({
  name,
  lane,
  retryHref,
}: {
  name: string;
  lane: LaneModel | null | { deferred: Promise<LaneModel | null> };
  retryHref: string;
}) {
  const { t } = useTranslation(['home', 'common']);
  const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref };
  const failed = <ErrorState title={t('row_failed')} {...retry} />;
  const show = (loaded: LaneModel | null) => {
    if (!loaded) return failed;
    return loaded.items.length > 0 ? <Lane lane={{ ...loaded, name: loaded.name || name }} /> : null;
  };
  if (lane === null || !('deferred' in lane)) return show(lane);
  return (
    <Suspense
      fallback={
        <>
          <LaneSkeleton name={name} />
          <NoStreamLink />
        </>
      }
    >
      <Await resolve={lane.deferred} errorElement={failed}>
        {show}
      </Await>
    </Suspense>
  );
}

function LaneSkeleton({ name }: { name: string }) {
  return (
    <Swimlane name={name} seeMoreHref={null}>
      {PLACEHOLDERS.map((key) => (
        <li key={key} aria-hidden="true">
          <Skeleton shape="wide" />
          <Skeleton />
        </li>
      ))}
    </Swimlane>
  );
}
