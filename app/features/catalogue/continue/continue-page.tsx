import MonitorPlay from 'lucide-react/icons/monitor-play';
import { useTranslation } from 'react-i18next';
import gridStyles from '#app/features/catalogue/cards/card-grid.module.css';
import { ListingLayout } from '#app/features/catalogue/listing/listing-layout.tsx';
import { paths } from '#app/features/links/paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import { useFollowLinks } from '#app/ui/hooks/use-follow-links.ts';
import { ContinueItem } from './continue-item.tsx';
import type { ContinueCard } from './continue-model.ts';
import styles from './continue-page.module.css';
import { useContinueList } from './use-continue-list.ts';

/** All started titles of a member. `removedId`: what a form without scripts has just removed. */
export function ContinuePage({
  cards,
  removedId,
}: {
  /** Null where it could not be loaded. */
  cards: readonly ContinueCard[] | null;
  removedId: string | null;
}) {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <ListingLayout title={t('continue_watching')}>
      {removedId ? <UndoLine id={removedId} /> : null}
      {cards ? (
        <Grid cards={cards} />
      ) : (
        <ErrorState
          title={t('continue_unread')}
          retryLabel={t('try_again', { ns: 'common' })}
          retryHref={paths.continueWatching()}
        />
      )}
    </ListingLayout>
  );
}

function Grid({ cards }: { cards: readonly ContinueCard[] }) {
  const { t } = useTranslation('catalogue');
  const list = useContinueList(cards);
  const followLinks = useFollowLinks();
  if (list.cards.length === 0) return <Nothing />;
  return (
    <div className={gridStyles.container}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked too. */}
      <ul className={gridStyles.grid} aria-label={t('continue_watching')} onClick={followLinks}>
        {list.cards.map((card) => (
          <ContinueItem key={card.id} card={card} onRemove={(id) => void list.remove(id)} />
        ))}
      </ul>
    </div>
  );
}

function UndoLine({ id }: { id: string }) {
  const { t } = useTranslation('catalogue');
  return (
    <form method="post" action={paths.continueChange()} className={styles.undo}>
      <StatusLine kind="success">{t('continue_removed')}</StatusLine>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="isForm" value="true" />
      <Button type="submit" variant="secondary" size="small">
        {t('undo')}
      </Button>
    </form>
  );
}

function Nothing() {
  const { t } = useTranslation('catalogue');
  return (
    <EmptyState
      icon={<MonitorPlay aria-hidden="true" />}
      title={t('continue_empty')}
      text={t('continue_empty_text')}
      action={
        <LinkButton to={paths.home()} variant="secondary" size="small">
          {t('continue_browse')}
        </LinkButton>
      }
    />
  );
}
