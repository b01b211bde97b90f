import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { CheckpointFields } from './checkpoint-fields.tsx';
import styles from './checkpoint-form.module.css';

/** Makes a version of the drafts; folded up, as the page is about those that there are. */
export function CheckpointForm({ commandId }: { commandId: string }) {
  const { t } = useTranslation('edit');
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>{t('checkpoint')}</summary>
      <Form method="post" action={editPaths.versions()} replace className={styles.form}>
        <input type="hidden" name="intent" value="checkpoint" />
        <input type="hidden" name="command_id" value={commandId} />
        <CheckpointFields />
      </Form>
    </details>
  );
}
