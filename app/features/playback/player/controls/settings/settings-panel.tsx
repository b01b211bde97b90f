import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioOptions } from './audio-options.tsx';
import { CaptionsOptions } from './captions-options.tsx';
import { moveFocus } from './move-focus.ts';
import { QualityOptions } from './quality-options.tsx';
import { RateOptions } from './rate-options.tsx';
import styles from './settings-menu.module.css';
import { SettingsOverview, type SettingsPage } from './settings-overview.tsx';

const CaptionsStyleOptions = lazy(async () => ({
  default: (await import('./captions-style-options.tsx')).CaptionsStyleOptions,
}));

export function SettingsPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('player');
  const [page, setPage] = useState<SettingsPage>('overview');
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins at its chosen or first entry
  useEffect(() => {
    const entries = panel.current;
    const first = entries?.querySelector<HTMLElement>('[aria-checked="true"]');
    // A page that is still on its way takes focus itself; until then the panel holds it.
    (first ?? entries?.querySelector<HTMLElement>('[role^="menuitem"]') ?? entries)?.focus();
  }, [page]);
  const back = () => setPage('overview');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (page === 'overview') onClose();
      else if (page === 'captions-style') setPage('captions');
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
      {page === 'audio' ? <AudioOptions onBack={back} /> : null}
      {page === 'captions' ? (
        <CaptionsOptions onBack={back} onStyle={() => setPage('captions-style')} />
      ) : null}
      {page === 'captions-style' ? (
        <Suspense>
          <CaptionsStyleOptions onBack={() => setPage('captions')} />
        </Suspense>
      ) : null}
      {page === 'quality' ? <QualityOptions onBack={back} /> : null}
      {page === 'rate' ? <RateOptions onBack={back} /> : null}
    </div>
  );
}
