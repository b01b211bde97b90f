import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { postSiteJson } from '#app/services/post-json.ts';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { CheckpointFields } from '../../versions/checkpoint-fields.tsx';

/** Makes a version of the drafts once all is saved (Ctrl/⌘+S). Without scripts the page of versions has its form. */
export function CheckpointDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('edit');
  // What may have arrived comes again under its own id.
  const [commandId] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setBusy(true);
    const answer = await postSiteJson(editPaths.checkpoint(), {
      command_id: commandId,
      ...(name && { name }),
    });
    setBusy(false);
    if (answer?.status !== 200) {
      const text = answer?.status === 401 ? 'common:session_ended' : 'common:unavailable';
      return void showToast('error', t(text)).catch(() => undefined);
    }
    // Our own route wrote it.
    const { snapshot } = answer.body as { snapshot?: string };
    onClose();
    const isMade = snapshot !== undefined;
    showToast(isMade ? 'success' : 'info', t(isMade ? 'checkpoint_made' : 'checkpoint_none')).catch(
      () => undefined,
    );
  }

  return (
    <Dialog open onClose={onClose} title={t('checkpoint')} closeLabel={t('close')} size="small">
      <form onSubmit={submit}>
        <CheckpointFields isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
