import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { RELATED_CHANNELS_SHOWN } from '#app/features/playback/channel/constants.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { ChannelGrid } from './channel-grid.tsx';
import type { ChannelCard } from './channel-model.ts';
import styles from './related-channels.module.css';

/** Channels like this one; null where they could not be loaded. */
export function RelatedChannels({ cards, retryHref }: { cards: ChannelCard[] | null; retryHref: string }) {
  const { t } = useTranslation(['channels', 'common']);
  if (!cards) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref };
    return <ErrorState title={t('related_failed')} {...retry} />;
  }
  if (cards.length === 0) return <EmptyState title={t('no_related')} />;
  return (
    <div className={styles.related}>
      <ChannelGrid label={t('related')} cards={cards.slice(0, RELATED_CHANNELS_SHOWN)} />
      {cards.length > RELATED_CHANNELS_SHOWN ? (
        <LinkButton to={paths.channels()} variant="secondary">
          {t('view_all')}
        </LinkButton>
      ) : null}
    </div>
  );
}
