import { useTranslation } from 'react-i18next';
import { AwaitDeferred } from '#app/features/catalogue/deferred/await-deferred.tsx';
import { Swimlane } from '#app/features/catalogue/lanes/swimlane.tsx';
import { paths } from '#app/features/links/paths.ts';
import { Skeleton } from '#app/ui/components/state/skeleton.tsx';
import { ContinueItem } from './continue-item.tsx';
import type { ContinueCard, ContinueRow } from './continue-model.ts';
import { useContinueList } from './use-continue-list.ts';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

/** The member's first row of the home page; nothing where no title was started. */
export function ContinueLane({ row }: { row: ContinueRow | { deferred: Promise<ContinueRow> } }) {
  return (
    <AwaitDeferred value={row} fallback={<Placeholder />}>
      {({ cards }) => (cards ? <Row cards={cards} /> : null)}
    </AwaitDeferred>
  );
}

function Row({ cards }: { cards: readonly ContinueCard[] }) {
  const { t } = useTranslation('catalogue');
  const list = useContinueList(cards);
  if (list.cards.length === 0) return null;
  return (
    <Swimlane name={t('continue_watching')} seeMoreHref={paths.continueWatching()}>
      {list.cards.map((card) => (
        <ContinueItem key={card.id} card={card} onRemove={(id) => void list.remove(id)} />
      ))}
    </Swimlane>
  );
}

function Placeholder() {
  const { t } = useTranslation('catalogue');
  return (
    <Swimlane name={t('continue_watching')} seeMoreHref={null}>
      {PLACEHOLDERS.map((key) => (
        <li key={key} aria-hidden="true">
          <Skeleton shape="wide" />
          <Skeleton />
        </li>
      ))}
    </Swimlane>
  );
}
