import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { postSiteForm } from '#app/services/site-json.ts';
import type { ContinueIntent, ContinueResult } from './continue-change.ts';
import type { ContinueCard } from './continue-model.ts';

/**
 * The list as the viewer has left it: what was removed goes at once, and returns by Undo or where the server
 * rejected it.
 */
export function useContinueList(cards: readonly ContinueCard[]) {
  const { t } = useTranslation('catalogue');
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const hide = (id: string) => setRemoved((ids) => new Set(ids).add(id));
  const show = (id: string) => setRemoved((ids) => new Set([...ids].filter((other) => other !== id)));

  async function remove(id: string) {
    hide(id);
    const sent = send('remove', id);
    const undo = async () => {
      show(id);
      await sent;
      const restored = await send('restore', id);
      if (restored.kind === 'done') return;
      hide(id);
      await explain(restored);
    };
    const answer = await sent;
    if (answer.kind === 'done') {
      await showToast('success', t('continue_removed'), { label: t('undo'), onClick: () => void undo() });
      return;
    }
    show(id);
    await explain(answer);
  }

  function explain(answer: ContinueResult) {
    const message = answer.kind === 'rejected' ? answer.message : null;
    return showToast('error', message ?? t('continue_failed'));
  }

  return { cards: cards.filter(({ id }) => !removed.has(id)), remove };
}

/** Never rejects. */
async function send(intent: ContinueIntent, id: string): Promise<ContinueResult> {
  try {
    // The response of our own action.
    return (await postSiteForm(paths.continueChange(), { intent, id })) as ContinueResult;
  } catch {
    return { kind: 'rejected', message: null };
  }
}
