import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { WAY } from './domain-view.ts';
import styles from './domains.module.css';

/** How far a hostname has come. */
export function DomainWay({ done, isBroken }: { done: number; isBroken: boolean }) {
  const { t } = useTranslation('studio');
  return (
    <ol className={styles.way} aria-label={t('domain_way')}>
      {WAY.map((step, index) => {
        const state = index < done ? 'done' : index === done ? (isBroken ? 'broken' : 'now') : 'next';
        const name = t(`domain_step_${step}`);
        return (
          <li key={step} data-state={state} aria-current={index === done ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Check /> : index + 1}
            </span>
            {state === 'done' ? (
              <>
                <span aria-hidden="true">{name}</span>
                <VisuallyHidden>{t('domain_step_done', { step: name })}</VisuallyHidden>
              </>
            ) : (
              <span>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
