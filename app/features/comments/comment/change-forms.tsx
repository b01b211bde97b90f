import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './change-forms.module.css';
import { REASON_KEYS } from './comment-texts.ts';

/** Confirms that a comment is to be deleted. On its page the form posts; in a dialog `onDelete` does it. */
export function DeleteForm({ onDelete }: { onDelete?: () => void }) {
  const { t } = useTranslation('community');
  function submit(event: FormEvent) {
    if (!onDelete) return;
    event.preventDefault();
    onDelete();
  }
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <input type="hidden" name="intent" value="delete" />
      <p>{t('delete_text')}</p>
      <Button type="submit" variant="danger" wide>
        {t('delete_comment')}
      </Button>
    </form>
  );
}

export function ReportForm({ onReport }: { onReport?: (reason: string) => void }) {
  const { t } = useTranslation('community');
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onReport) return;
    event.preventDefault();
    onReport(String(new FormData(event.currentTarget).get('reason')));
  }
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <input type="hidden" name="intent" value="report" />
      <fieldset className={styles.reasons}>
        <legend>{t('report_text')}</legend>
        {Object.entries(REASON_KEYS).map(([reason, key], index) => (
          <label key={reason} className={styles.reason}>
            <input type="radio" name="reason" value={reason} defaultChecked={index === 0} required />
            {t(key)}
          </label>
        ))}
      </fieldset>
      <Button type="submit" wide>
        {t('send_report')}
      </Button>
    </form>
  );
}
