import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import styles from './shared-address.module.css';

type Outcome = 'copied' | 'selected';

/** An address to copy, read-only. Where the clipboard is denied, copying leaves it selected for the keyboard. */
export function SharedAddress({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function copy() {
    // Emptying the live region makes screen readers announce a second copy again.
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      input.current?.focus();
      input.current?.select();
      setOutcome('selected');
    }
  }

  return (
    <div className={styles.address}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="url"
          value={url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        {isHydrated ? (
          <Button
            onClick={copy}
            icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          >
            {t('copy')}
          </Button>
        ) : null}
      </div>
      <p className={styles.outcome} role="status">
        {outcome ? t(outcome) : null}
      </p>
    </div>
  );
}
