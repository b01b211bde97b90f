import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeHref } from '#app/lib/safe-href.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './rich-text-editor.module.css';

/** Where a link leads. It is within a form, so it is none itself; `onClose` with null changes nothing. */
export function LinkForm({ href, onClose }: { href: string; onClose: (href: string | null) => void }) {
  const { t } = useTranslation('edit');
  const input = useRef<HTMLInputElement>(null);
  const [isUnsafe, setUnsafe] = useState(false);
  useEffect(() => input.current?.focus(), []);

  function apply() {
    const wanted = input.current?.value.trim() ?? '';
    if (wanted !== '' && safeHref(wanted) === null) return setUnsafe(true);
    onClose(wanted);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose(null);
    else apply();
  }

  return (
    <div className={styles.link}>
      <label>
        <span>{t('rich_link_to')}</span>
        <input
          ref={input}
          type="text"
          inputMode="url"
          dir="ltr"
          defaultValue={href}
          aria-invalid={isUnsafe || undefined}
          onKeyDown={onKeyDown}
        />
      </label>
      <Button size="small" onClick={apply}>
        {t('rich_link_set')}
      </Button>
      {href === '' ? null : (
        <Button size="small" variant="secondary" onClick={() => onClose('')}>
          {t('rich_link_remove')}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => onClose(null)}>
        {t('rich_link_cancel')}
      </Button>
      {isUnsafe ? <p role="alert">{t('rich_link_unsafe')}</p> : null}
    </div>
  );
}
