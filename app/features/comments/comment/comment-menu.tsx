import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { iconButtonClassName } from '#app/ui/components/button/icon-button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { Menu, menuItemClassName } from '#app/ui/components/menu/menu.tsx';
import { returnFocus } from '#app/ui/focus/return-focus.ts';
import type { CommentText } from '../comments-model.ts';
import type { CommentsStore } from '../list/use-comments.ts';
import { sendChange } from '../send-comment.ts';
import { useProblemText } from '../use-problem-text.ts';
import { DeleteForm, ReportForm } from './change-forms.tsx';
import { besideComment, menuOf } from './comment-focus.ts';
import { DONE_KEYS } from './done-keys.ts';

type Act = 'delete' | 'report';
type Done = keyof typeof DONE_KEYS;

/**
 * What a member may do with a comment. Its entries are links to pages; with scripts the same forms open here.
 */
export function CommentMenu({
  comment: { id, isOwn, canHide, state },
  store,
  returnHref,
  onEdit,
}: {
  comment: CommentText;
  store: CommentsStore;
  returnHref: string;
  onEdit: () => void;
}) {
  const { t } = useTranslation(['community', 'common']);
  const problemText = useProblemText();
  const [act, setAct] = useState<Act | null>(null);
  useReturnFrom(act, id);

  async function send(intent: Done, fields: Record<string, string> = {}) {
    const answer = await sendChange(id, { intent, ...fields });
    setAct(null);
    if (answer.kind !== 'done') return showToast('error', problemText(answer));
    if (intent === 'delete') {
      const place = besideComment(id);
      flushSync(() => store.remove(id));
      returnFocus(place);
    }
    if (intent === 'hide') store.change(id, { state: 'hidden' });
    if (intent === 'show') store.change(id, { state: 'shown' });
    await showToast('success', t(DONE_KEYS[intent]));
  }
  function hide(event: FormEvent) {
    event.preventDefault();
    void send(state === 'hidden' ? 'show' : 'hide');
  }
  const entry = { id, returnHref };
  return (
    <>
      <Menu
        label={t('comment_options')}
        summary={<EllipsisVertical aria-hidden="true" />}
        group="comment"
        align="end"
        className={iconButtonClassName}
      >
        {isOwn ? (
          <>
            <Entry {...entry} act="edit" icon={<Pencil aria-hidden="true" />} onOpen={onEdit} />
            <Entry
              {...entry}
              act="delete"
              icon={<Trash2 aria-hidden="true" />}
              onOpen={() => setAct('delete')}
            />
          </>
        ) : (
          <Entry {...entry} act="report" icon={<Flag aria-hidden="true" />} onOpen={() => setAct('report')} />
        )}
        {canHide ? (
          <form method="post" action={paths.comment({ id })} onSubmit={hide}>
            <input type="hidden" name="intent" value={state === 'hidden' ? 'show' : 'hide'} />
            <input type="hidden" name="redirectTo" value={returnHref} />
            <button type="submit" className={menuItemClassName}>
              {state === 'hidden' ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              {t(state === 'hidden' ? 'show_comment' : 'hide_comment')}
            </button>
          </form>
        ) : null}
      </Menu>
      <Dialog
        open={act !== null}
        onClose={() => setAct(null)}
        size="small"
        title={t(act === 'report' ? 'report_title' : 'delete_title')}
        closeLabel={t('close', { ns: 'common' })}
      >
        {act === 'report' ? (
          <ReportForm onReport={(reason) => void send('report', { reason })} />
        ) : (
          <DeleteForm onDelete={() => void send('delete')} />
        )}
      </Dialog>
    </>
  );
}

/** The entry that led to a dialog lies in a closed menu by then. */
function useReturnFrom(act: Act | null, id: string) {
  const last = useRef(act);
  useEffect(() => {
    if (last.current !== null && act === null) returnFocus(menuOf(id));
    last.current = act;
  }, [act, id]);
}

function Entry({
  id,
  act,
  returnHref,
  icon,
  onOpen,
}: {
  id: string;
  act: 'edit' | 'delete' | 'report';
  returnHref: string;
  icon: ReactNode;
  onOpen: () => void;
}) {
  const { t } = useTranslation('community');
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a
      href={paths.changeComment({ id, act }, { redirectTo: returnHref })}
      className={menuItemClassName}
      onClick={open}
    >
      {icon}
      {t(`${act}_comment`)}
    </a>
  );
}
