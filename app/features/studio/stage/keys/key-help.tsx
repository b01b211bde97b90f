import Keyboard from 'lucide-react/icons/keyboard';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { importWithRetry } from '#app/lib/import-with-retry.ts';
import { iconButtonClassName } from '#app/ui/components/button/icon-button.tsx';
import { Menu } from '#app/ui/components/menu/menu.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import styles from './key-help.module.css';

const KeyList = lazy(async () => {
  const { KeyList: component } = await importWithRetry(() => import('./key-list.tsx'));
  return { default: component };
});

/** What the keys of the stage do; for those who like to know them. */
export function KeyHelp() {
  const { t } = useTranslation('edit');
  const isScripted = useHydrated();
  return (
    <Menu
      label={t('keys')}
      summary={<Keyboard aria-hidden="true" />}
      group="stage"
      align="end"
      className={iconButtonClassName}
      panelClassName={styles.panel}
    >
      <p className={styles.lead}>{t('keys_lead')}</p>
      {/* Only then: a boundary of the server's would be drawn anew by an update before React hydrates it. */}
      {isScripted ? (
        <Suspense fallback={null}>
          <KeyList />
        </Suspense>
      ) : null}
    </Menu>
  );
}
