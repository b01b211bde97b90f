import { Await } from '@remix-run/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoStreamLink } from '#app/ui/components/no-stream-link/no-stream-link.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { CardPlaceholder } from '../cards/card-placeholder.tsx';
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
  const show = (loaded: LaneModel | null, empty: ReactNode = null) => {
    if (!loaded) return failed;
    return loaded.items.length > 0 ? <Lane lane={{ ...loaded, name: loaded.name || name }} /> : empty;
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
        {(loaded) => show(loaded, <EmptyLane name={name} />)}
      </Await>
    </Suspense>
  );
}

function LaneSkeleton({ name }: { name: string }) {
  return (
    <Swimlane name={name} seeMoreHref={null}>
      {PLACEHOLDERS.map((key) => (
        <li key={key} aria-hidden="true">
          <CardPlaceholder />
        </li>
      ))}
    </Swimlane>
  );
}

/**
 * A row that turned out empty when its place was on the page already: where that is on the screen nothing may
 * move, so it stays; out of sight it goes.
 */
function EmptyLane({ name }: { name: string }) {
  const { t } = useTranslation('home');
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (top >= window.innerHeight) setIsShown(false);
  }, []);
  if (!isShown) return null;
  return (
    <div ref={ref}>
      <Swimlane name={name} seeMoreHref={null}>
        <li>
          <CardPlaceholder text={t('row_empty')} />
        </li>
      </Swimlane>
    </div>
  );
}
