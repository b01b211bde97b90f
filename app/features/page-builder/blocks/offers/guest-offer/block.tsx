import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './block.module.css';
import type { GuestOffer as Offer } from './guest-offer-view.ts';

interface Words {
  heading?: string;
  text?: string;
}

/**
 * For viewers who are no members: what is on, from which price, and that it can be cancelled. What is not there at once is
 * left out, as a page must not move.
 */
export function GuestOffer({ view, loaded }: BlockProps<Words, Offer>) {
  const { t } = useTranslation('offers');
  const headingId = useId();
  const offer = loaded && !('deferred' in loaded) ? loaded : null;
  if (offer && !offer.isShown) return null;
  return (
    <section className={styles.offer} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h2 className={styles.heading} id={headingId} dir="auto">
          {view.heading ?? t('heading')}
        </h2>
        {view.text ? (
          <p className={styles.text} dir="auto">
            {view.text}
          </p>
        ) : null}
        {offer && offer.titles.length > 0 ? <OnNow titles={offer.titles} /> : null}
      </div>
      <div className={styles.way}>
        {offer ? (
          <p className={styles.price}>
            {t(offer.hasTaxOnTop ? 'from_plus_tax' : 'from', { price: offer.price })}
          </p>
        ) : null}
        <p className={styles.text}>
          {offer?.trialDays ? `${t('trial', { count: offer.trialDays })} ` : null}
          {t('cancel')}
        </p>
        <LinkButton to={paths.pricing()} size="large">
          {t('see_plans')}
        </LinkButton>
      </div>
    </section>
  );
}

function OnNow({ titles }: Pick<Extract<Offer, { isShown: true }>, 'titles'>) {
  const { t } = useTranslation('offers');
  return (
    <div className={styles.on}>
      <span>{t('titles')}</span>
      <ul>
        {titles.map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
