import { Form } from '@remix-run/react';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import styles from './take-back.module.css';

/** Undo, or redo: a batch of the editor's own, whatever others changed since. */
export function TakeBack({
  intent,
  batch,
  commandId,
}: {
  intent: 'undo' | 'redo';
  batch: number | null;
  commandId: string;
}) {
  const { t } = useTranslation('edit');
  const Icon = intent === 'undo' ? Undo2 : Redo2;
  return (
    <Form method="post" replace>
      <input type="hidden" name="command_id" value={commandId} />
      <input type="hidden" name="batch" value={batch ?? ''} />
      <IconButton
        type="submit"
        name="intent"
        value={intent}
        label={t(intent)}
        disabled={batch === null}
        icon={<Icon aria-hidden="true" className={styles.icon} />}
      />
    </Form>
  );
}
