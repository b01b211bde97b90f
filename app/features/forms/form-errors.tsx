import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useTranslation } from 'react-i18next';
import { errorMessage } from './error-message.ts';
import styles from './form-errors.module.css';

/** What is wrong with a form as a whole, such as a service that cannot be reached. */
export function FormErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  const { t } = useTranslation('validation');
  if (!errors || errors.length === 0) return null;
  return (
    <div className={styles.errors} id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      <ul>
        {errors.map((error) => (
          <li key={error}>{errorMessage(error, t)}</li>
        ))}
      </ul>
    </div>
  );
}
