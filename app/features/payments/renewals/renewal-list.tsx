import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnmodifiedClick } from '#app/lib/unmodified-click.ts';
import { returnFocus } from '#app/ui/focus/return-focus.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RenewalCard } from './renewal-card.tsx';
import styles from './renewal-list.module.css';
import type { RenewalView } from './renewal-model.ts';

/**
 * What renews, and what did. A renewal is cancelled on a page of its own, where scripts run in a dialog over
 * this one.
 */
export function RenewalList({ renewals }: { renewals: readonly RenewalView[] }) {
  const { t } = useTranslation('billing');
  const [cancelling, setCancelling] = useState<RenewalView | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = useCallback(() => setCancelling(null), []);
  // Only once the dialog is gone. The button that led to a cancellation is gone with it.
  useEffect(() => (cancelling ? () => returnFocus(opener.current, list.current) : undefined), [cancelling]);

  function onCancel(event: MouseEvent<HTMLElement>, renewal: RenewalView) {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setCancelling(renewal);
  }

  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={t('subscriptions_title')}>
        {renewals.map((renewal) => (
          <RenewalCard key={renewal.id} renewal={renewal} onCancel={(event) => onCancel(event, renewal)} />
        ))}
      </ul>
      {cancelling ? <CancelDialog renewal={cancelling} onClose={close} /> : null}
    </>
  );
}
