// chunk: playback

import Lock from 'lucide-react/icons/lock';
import Ticket from 'lucide-react/icons/ticket';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import type { Locked } from './locked.ts';
import styles from './locked-banner.module.css';
import type { UnlockOffers } from './unlock-offers.ts';

/** Why it does not play without a plan, and what unlocks it. */
export function LockedBanner({
  locked,
  centred,
}: {
  locked: Locked | null;
  /** In the middle of a stage that carries the lock already. */
  centred?: boolean;
}) {
  if (locked?.kind !== 'plan') return null;
  return (
    <div className={styles.locked} data-centred={centred || undefined}>
      <p className={styles.text}>
        {centred ? null : <Lock aria-hidden="true" />}
        <Reason locked={locked} />
      </p>
      <div className={styles.ways}>
        {locked.offers ? (
          <PricedWays
            offers={locked.offers}
            signInHref={locked.isGuest ? locked.href : null}
            withPrimary={centred}
          />
        ) : (
          <PlainWays locked={locked} />
        )}
      </div>
    </div>
  );
}

type LockedByPlan = Extract<Locked, { kind: 'plan' }>;

/** What is true of this viewer: who has no plan has none that could lack it. */
function Reason({ locked: { subject, offers } }: { locked: LockedByPlan }) {
  const { t } = useTranslation('player');
  if (offers?.plansHref === null) return t(`sold_${subject}`);
  return offers && !offers.hasPlans ? t(`members_${subject}`) : t(`locked_${subject}`);
}

/** In the words of viewer.md §4, where no price is known. */
function PlainWays({ locked: { href, buy } }: { locked: LockedByPlan }) {
  const { t } = useTranslation('player');
  return (
    <>
      <LinkButton to={href} variant="secondary">
        {t('upgrade_to_watch')}
      </LinkButton>
      {buy ? (
        <LinkButton to={buy.href} variant="secondary" icon={<Ticket aria-hidden="true" />}>
          {t(buy.labelKey)}
        </LinkButton>
      ) : null}
    </>
  );
}

/** The ways beside the play button, which is the primary one; a stage without that button has all. */
function PricedWays({
  offers: { primary, alone, plansHref },
  signInHref,
  withPrimary,
}: {
  offers: UnlockOffers;
  signInHref: string | null;
  withPrimary: boolean | undefined;
}) {
  const { t } = useTranslation('player');
  return (
    <>
      {withPrimary ? (
        <LinkButton to={primary.href}>{t(primary.labelKey, { price: primary.price })}</LinkButton>
      ) : null}
      {alone ? (
        <LinkButton to={alone.href} variant="secondary" icon={<Ticket aria-hidden="true" />}>
          {t(alone.labelKey, { price: alone.price })}
        </LinkButton>
      ) : null}
      {plansHref ? (
        <LinkButton to={plansHref} variant="secondary">
          {t('all_plans')}
        </LinkButton>
      ) : null}
      {signInHref ? (
        <LinkButton to={signInHref} variant="quiet">
          {t('sign_in_as_member')}
        </LinkButton>
      ) : null}
    </>
  );
}
