import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useTranslation } from 'react-i18next';
import { FaultLink } from './fault-link.tsx';
import styles from './fields.module.css';
import { controlId, useFormContext } from './form-context.ts';
import type { FormFault } from './form-faults.ts';

/** All that is wrong, at the top of the form: each a link to its field. */
export function ErrorSummary() {
  const { t } = useTranslation('edit_fields');
  const { faults } = useFormContext();
  if (faults.length === 0) return null;
  return (
    <div className={styles.summaryBox} id="field-errors" role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" />
      <div>
        <p>{t('has_faults')}</p>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.path} ${fault.message}`}>
              <FaultLine fault={fault} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FaultLine({ fault: { path, kind, limit, message } }: { fault: FormFault }) {
  const { t } = useTranslation('edit_fields');
  const fault = t(`fault_${kind}`, { limit: limit ?? 0 });
  if (path === '') return <bdi title={message}>{fault}</bdi>;
  const name = kind === 'layout' ? t('layout') : t(`field_${path.split('/').at(-1)}`);
  return (
    <FaultLink className={styles.faultLink} to={controlId(path)}>
      {t('fault_of', { name, fault })}
    </FaultLink>
  );
}
