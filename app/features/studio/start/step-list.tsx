import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import type { Step } from './load-steps.server.ts';
import styles from './step-list.module.css';

/** What is left to do before viewers come. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('studio');
  if (steps.length === 0) return null;
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps" className={styles.title}>
        {t('steps')}
      </h2>
      <ol className={styles.list}>
        {steps.map(({ name, href, host }) => (
          <li key={name} className={styles.step}>
            <Link to={href} className={styles.link}>
              <span>
                <span className={styles.name}>{t(`step_${name}`)}</span>{' '}
                <span className={styles.about}>{t(`empty_${name}_text`, { host })}</span>
              </span>
              <ArrowRight aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
