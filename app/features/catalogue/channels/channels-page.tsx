import Tv from 'lucide-react/icons/tv';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListBanner } from '#app/features/catalogue/listing/list-banner.tsx';
import { paths } from '#app/features/links/paths.ts';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { SegmentedLinks } from '#app/ui/components/tabs/tabs.tsx';
import { ChannelGrid } from './channel-grid.tsx';
import type { ChannelCard } from './channel-model.ts';
import styles from './channels-page.module.css';

const COLLAGE = 6;

/** All channels of the brand, as cards or over the day. Null where they could not be loaded. */
export function ChannelsPage({
  cards,
  guide,
  lineOf,
}: {
  cards: readonly ChannelCard[] | null;
  /** Replaces the cards where it is given. */
  guide: ReactNode;
  lineOf(id: string): ReactNode;
}) {
  const { t } = useTranslation('channels');
  const collage = [...new Set((cards ?? []).flatMap(({ image }) => image ?? []))].slice(0, COLLAGE);
  return (
    <div className={styles.page}>
      <ListBanner title={t('title')} line={t('line')} collage={collage} shape="wide" isLow={Boolean(guide)} />
      <div className={styles.body}>
        {cards && cards.length > 0 ? (
          <SegmentedLinks
            label={t('views')}
            tabs={[
              { to: paths.channels(), label: t('all_channels'), isCurrent: !guide },
              { to: paths.channels({}, { view: 'guide' }), label: t('guide'), isCurrent: Boolean(guide) },
            ]}
          />
        ) : null}
        {guide && cards && cards.length > 0 ? guide : <Cards cards={cards} lineOf={lineOf} />}
      </div>
    </div>
  );
}

function Cards({ cards, lineOf }: { cards: readonly ChannelCard[] | null; lineOf(id: string): ReactNode }) {
  const { t } = useTranslation(['channels', 'common']);
  if (!cards) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref: paths.channels() };
    return <ErrorState title={t('failed')} {...retry} />;
  }
  if (cards.length === 0) {
    return <EmptyState icon={<Tv aria-hidden="true" />} title={t('empty')} text={t('empty_text')} />;
  }
  return <ChannelGrid label={t('all_channels')} cards={cards} lineOf={lineOf} />;
}
