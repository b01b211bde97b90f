import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptionsOptions } from './captions-options.tsx';
import { moveFocus } from './move-focus.ts';
import { QualityOptions } from './quality-options.tsx';
import { RateOptions } from './rate-options.tsx';
import styles from './settings-menu.module.css';
import { SettingsOverview } from './settings-overview.tsx';

export type SettingsPage = 'overview' | 'captions' | 'quality' | 'rate';

export function SettingsPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('player');
  const [page, setPage] = useState<SettingsPage>('overview');
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins at its chosen or first entry
  useEffect(() => {
    const entries = panel.current;
    entries?.querySelector<HTMLElement>('[aria-checked="true"], [role^="menuitem"]')?.focus();
  }, [page]);
  const back = () => setPage('overview');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (page === 'overview') onClose();
      else back();
    } else if (panel.current) moveFocus(event, panel.current);
  };
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="menu"
      tabIndex={-1}
      aria-label={t('settings')}
      data-holds-controls=""
      onKeyDown={onKeyDown}
    >
      {page === 'overview' ? <SettingsOverview onOpen={setPage} /> : null}
      {page === 'captions' ? <CaptionsOptions onBack={back} /> : null}
      {page === 'quality' ? <QualityOptions onBack={back} /> : null}
      {page === 'rate' ? <RateOptions onBack={back} /> : null}
    </div>
  );
}
