import { useTranslation } from 'react-i18next';
import type { PlanState } from '#app/contract/viewer-support.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge, type BadgeTone } from '#app/ui/components/badge/badge.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { DataTable } from '../data-table.tsx';
import type { RejectedAction } from './act-on-viewer.server.ts';
import { GivePlanForm } from './give-plan-form.tsx';
import type { PlanLine } from './load-viewer.server.ts';
import { Section } from './section.tsx';
import styles from './viewers.module.css';

const TONES: Record<PlanState, BadgeTone> = {
  running: 'positive',
  grace: 'accent',
  coming: 'neutral',
  ended: 'neutral',
  revoked: 'danger',
};

/** What a viewer has and had; its owner ends it here, and gives others. */
export function PlanSection({
  viewerId,
  plans,
  isOwner,
  ...giving
}: {
  viewerId: string;
  plans: readonly PlanLine[];
  isOwner: boolean;
  plansToGive: readonly { value: string; label: string }[];
  firstDay: string;
  rejected: RejectedAction | null;
}) {
  const { t } = useTranslation('studio');
  const columns = [t('people_column_plan'), t('people_column_state'), t('people_column_renewal')];
  const rows = plans.map((plan) => ({
    key: plan.id,
    cells: [
      <bdi key="name" className={styles.name}>
        {plan.name}
      </bdi>,
      <PlanStateText key="state" plan={plan} />,
      plan.renewsOn ?? t('people_renews_not'),
      isOwner && plan.isOpen ? <EndLink key="end" viewerId={viewerId} plan={plan} /> : null,
    ],
  }));
  return (
    <Section id="plans" title={t('people_plans')}>
      {rows.length > 0 ? (
        <DataTable
          caption={t('people_plans')}
          columns={isOwner ? [...columns, t('people_column_actions')] : columns}
          rows={rows}
        />
      ) : (
        <p className={styles.none}>{t(isOwner ? 'people_no_plans_owner' : 'people_no_plans')}</p>
      )}
      {isOwner ? <GivePlanForm viewerId={viewerId} {...giving} /> : null}
    </Section>
  );
}

function PlanStateText({ plan }: { plan: PlanLine }) {
  const { t } = useTranslation('studio');
  return (
    <>
      <Badge tone={TONES[plan.state]}>{t(`people_state_${plan.state}`)}</Badge>
      <span>{t(`people_time_${plan.state}`, { time: plan.time })}</span>
      {plan.isGiven ? <span className={styles.muted}>{t('people_given')}</span> : null}
    </>
  );
}

function EndLink({ viewerId, plan }: { viewerId: string; plan: PlanLine }) {
  const { t } = useTranslation('studio');
  return (
    <LinkButton
      to={editPaths.viewer({ id: viewerId }, { end: plan.id })}
      variant="secondary"
      size="small"
      aria-label={t('people_end_of', { plan: plan.name })}
    >
      {t('people_end')}
    </LinkButton>
  );
}
