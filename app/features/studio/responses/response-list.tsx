import { useTranslation } from 'react-i18next';
import styles from './responses.module.css';

export interface FormResponse {
  id: string;
  /** Null where a guest sent it. */
  from: string | null;
  time: string;
  fields: readonly { name: string; value: string }[];
}

/** What viewers handed in with a form, each with its fields as they were filled in. */
export function ResponseList({ responses }: { responses: readonly FormResponse[] }) {
  const { t } = useTranslation('edit');
  return (
    <ol className={styles.list}>
      {responses.map(({ id, from, time, fields }) => (
        <li key={id} className={styles.response}>
          <p className={styles.head}>
            <span className={styles.from}>{from === null ? t('answers_guest') : <bdi>{from}</bdi>}</span>
            <span className={styles.time}>{time}</span>
          </p>
          <dl className={styles.fields}>
            {fields.map(({ name, value }) => (
              <div key={name} className={styles.field}>
                <dt dir="auto">{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
