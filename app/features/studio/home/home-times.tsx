import Clock from 'lucide-react/icons/clock';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { PUBLISH_AT } from '../publish/publish-model.ts';
import styles from './home-form.module.css';

/** That a home can change at a time, how, and when it is to. */
export function HomeTimes({
  isChanged,
  publishHref,
  times,
}: {
  isChanged: boolean;
  publishHref: string;
  times: readonly { id: string; time: string }[];
}) {
  const { t } = useTranslation('edit');
  return (
    <section className={styles.section} aria-labelledby="home-times">
      <h2 id="home-times" className={styles.title}>
        {t('home_time')}
      </h2>
      <p className={styles.text}>{t('home_time_text')}</p>
      {times.length > 0 ? (
        <ul className={styles.times}>
          {times.map(({ id, time }) => (
            <li key={id}>{t('home_time_waits', { time })}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.tools}>
        {isChanged ? (
          <LinkButton
            to={`${publishHref}#${PUBLISH_AT}`}
            variant="secondary"
            icon={<Clock aria-hidden="true" />}
          >
            {t('home_time_set')}
          </LinkButton>
        ) : null}
        {times.length > 0 ? (
          <LinkButton to={editPaths.publish()} variant="quiet">
            {t('home_time_see')}
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}
