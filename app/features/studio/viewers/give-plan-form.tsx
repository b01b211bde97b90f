import { Form } from '@remix-run/react';
import Gift from 'lucide-react/icons/gift';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { SelectControl } from '#app/features/page-builder/edit/fields/select-control.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import type { RejectedAction } from './act-on-viewer.server.ts';
import styles from './viewers.module.css';

/** A plan until the end of a day, for which nothing is paid. */
export function GivePlanForm({
  viewerId,
  plansToGive,
  firstDay,
  rejected,
}: {
  viewerId: string;
  plansToGive: readonly { value: string; label: string }[];
  /** The first that can be chosen. */
  firstDay: string;
  rejected: RejectedAction | null;
}) {
  const { t } = useTranslation('studio');
  const [first] = plansToGive;
  if (!first) return <p className={styles.none}>{t('people_no_plans_to_give')}</p>;
  const mine = rejected?.intent === 'give-plan' ? rejected : null;
  const errorOf = (field: string) => (mine?.field === field ? mine.text : undefined);
  return (
    <div className={styles.panel}>
      <h3>{t('people_give')}</h3>
      <p className={styles.about}>{t('people_give_about')}</p>
      <Form method="post" action={editPaths.viewer({ id: viewerId })} className={styles.give}>
        <SelectControl
          id="give-plan"
          name="plan"
          label={t('people_column_plan')}
          options={plansToGive}
          value={mine?.plan ?? first.value}
          error={errorOf('plan')}
        />
        <Field
          key={mine?.until}
          id="give-until"
          name="until"
          type="date"
          label={t('people_give_until')}
          min={firstDay}
          defaultValue={mine?.until ?? ''}
          error={errorOf('until')}
          autoFocus={errorOf('until') !== undefined}
        />
        <div className={styles.giveButton}>
          <Button type="submit" name="intent" value="give-plan" icon={<Gift aria-hidden="true" />}>
            {t('people_give_button')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
