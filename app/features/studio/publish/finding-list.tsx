import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './finding-list.module.css';
import type { ShownFinding } from './shown-finding.ts';

/** The form that the buttons of findings send: they lie in another one. */
export const FIX_FORM = 'fix-finding';

/** What keeps a document from being published, or would rather: each with the place where it is mended. */
export function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  const { t } = useTranslation('edit');
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({ level, rule, detail, href, fix }, index) => {
        const Icon = level === 'stop' ? CircleAlert : TriangleAlert;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
          <li key={index} className={styles.finding} data-level={level}>
            <Icon aria-hidden="true" className={styles.icon} />
            <span className={styles.words}>
              <strong>{t(`publish_level_${level}`)}</strong> {t(`check_${rule}`)}{' '}
              {detail ? (
                <bdi lang="en" className={styles.detail}>
                  {detail}
                </bdi>
              ) : null}{' '}
              <Link to={href} className={styles.link}>
                {t('publish_mend')}
              </Link>
            </span>
            {fix === null ? null : (
              <Button type="submit" form={FIX_FORM} name="fix" value={fix} variant="secondary" size="small">
                {t(`fix_${rule}`)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
