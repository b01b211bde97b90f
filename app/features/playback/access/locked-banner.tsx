// chunk: playback

import Lock from 'lucide-react/icons/lock';
import Ticket from 'lucide-react/icons/ticket';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import type { Locked } from './locked.ts';
import styles from './locked-banner.module.css';
import type { UnlockOffers } from './unlock-offers.ts';

/**
 * Why it does not play without a plan. On a stage (`centred`), which carries the lock already and has no play button,
 * with all that unlocks it; elsewhere that button is the first way, and `UnlockWays` are the others.
 */
export function LockedBanner({ locked, centred }: { locked: Locked | null; centred?: boolean }) {
  if (locked?.kind !== 'plan') return null;
  return (
    <div className={styles.locked} data-centred={centred || undefined}>
      <p className={styles.text}>
        {centred ? null : <Lock aria-hidden="true" />}
        <Reason locked={locked} />
      </p>
      {locked.offers ? null : <PlainWays locked={locked} />}
      {locked.offers && centred ? <PricedWays locked={locked} offers={locked.offers} withFirst /> : null}
    </div>
  );
}

/** What else unlocks it, below the play button, which is the first way; nothing where prices are not known. */
export function UnlockWays({ locked }: { locked: Locked | null }) {
  return locked?.kind === 'plan' && locked.offers ? (
    <PricedWays locked={locked} offers={locked.offers} />
  ) : null;
}

type LockedByPlan = Extract<Locked, { kind: 'plan' }>;

/** What is true of this viewer: who has no plan has none that could lack it. */
function Reason({ locked: { subject, offers } }: { locked: LockedByPlan }) {
  const { t } = useTranslation('player');
  if (offers?.plansHref === null) return t(`sold_${subject}`);
  if (!offers || offers.hasPlans) return t(`locked_${subject}`);
  return offers.alone ? t('members_or_alone') : t(`members_${subject}`);
}

/** In the words of viewer.md §4, where no price is known. */
function PlainWays({ locked: { href, buy } }: { locked: LockedByPlan }) {
  const { t } = useTranslation('player');
  return (
    <div className={styles.ways}>
      <LinkButton to={href} variant="secondary">
        {t('upgrade_to_watch')}
      </LinkButton>
      {buy ? (
        <LinkButton to={buy.href} variant="secondary" icon={<Ticket aria-hidden="true" />}>
          {t(buy.labelKey)}
        </LinkButton>
      ) : null}
    </div>
  );
}

function PricedWays({
  locked: { isGuest, href },
  offers: { primary, alone, plansHref },
  withFirst,
}: {
  locked: LockedByPlan;
  offers: UnlockOffers;
  withFirst?: boolean;
}) {
  const { t } = useTranslation('player');
  if (!withFirst && !alone && !plansHref && !isGuest) return null;
  return (
    <div className={styles.ways}>
      {withFirst ? (
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
      {/* A guest's `href` signs in. */}
      {isGuest ? (
        <LinkButton to={href} variant="quiet">
          {t('sign_in_as_member')}
        </LinkButton>
      ) : null}
    </div>
  );
}
