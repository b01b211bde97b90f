import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { Picture, type PictureSource } from '#app/ui/components/picture/picture.tsx';
import type { TitleOffers } from './load-offers.server.ts';
import { PlanGrid } from './plan-grid.tsx';
import styles from './pricing-page.module.css';
import { PlansFailed } from './pricing-page.tsx';

/** What one title is sold for by itself. */
export function OffersPage({
  page,
  picture,
  address,
}: {
  page: TitleOffers;
  picture: PictureSource | null;
  /** The page's own, to try again. */
  address: string;
}) {
  const { t } = useTranslation(['plans', 'common']);
  const { title, offers, backHref, plansHref, isOpen } = page;
  return (
    <section className={styles.page} aria-labelledby="offers-title">
      <header className={styles.head}>
        <Picture source={picture} sizes="420px" className={styles.picture} priority />
        <h1 className={styles.title} id="offers-title">
          <bdi>{title}</bdi>
        </h1>
        {offers ? <p className={styles.lead}>{t(isOpen ? 'is_open' : 'offers_lead')}</p> : null}
        {isOpen ? (
          <LinkButton to={backHref} size="large" icon={<Play aria-hidden="true" fill="currentColor" />}>
            {t('watch_now')}
          </LinkButton>
        ) : null}
      </header>
      {offers ? <PlanGrid plans={offers} /> : <PlansFailed address={address} />}
      <div className={styles.ways}>
        {plansHref && !isOpen ? (
          <Link className={styles.link} to={plansHref}>
            {t('plans_with_title')}
          </Link>
        ) : null}
        {isOpen ? null : (
          <Link className={styles.link} to={backHref}>
            {t('back')}
          </Link>
        )}
      </div>
      {offers && !isOpen ? <p className={styles.note}>{t('note')}</p> : null}
    </section>
  );
}
