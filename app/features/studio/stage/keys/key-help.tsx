import Keyboard from 'lucide-react/icons/keyboard';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { importWithRetry } from '#app/lib/import-with-retry.ts';
import { iconButtonClassName } from '#app/ui/components/button/icon-button.tsx';
import { Menu } from '#app/ui/components/menu/menu.tsx';
import styles from './key-help.module.css';

const KeyList = lazy(async () => {
  const { KeyList: component } = await importWithRetry(() => import('./key-list.tsx'));
  return { default: component };
});

/** What the keys of the stage do, which are there with scripts alone. Never drawn by the server (decision 077). */
export function KeyHelp() {
  const { t } = useTranslation('edit');
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
      <Suspense fallback={null}>
        <KeyList />
      </Suspense>
    </Menu>
  );
}
