import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { iconButtonClassName } from '#app/ui/components/button/icon-button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { Menu, menuItemClassName } from '#app/ui/components/menu/menu.tsx';
import type { CommentText } from '../comments-model.ts';
import type { CommentsStore } from '../list/use-comments.ts';
import { DeleteForm, ReportForm } from './change-forms.tsx';
import { useCommentActions } from './use-comment-actions.ts';

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
  const { act, setAct, send } = useCommentActions(id, store);
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
        {canHide ? <HideForm {...entry} isHidden={state === 'hidden'} onSend={send} /> : null}
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

/** Staff hide a comment and show it again. */
function HideForm({
  id,
  returnHref,
  isHidden,
  onSend,
}: {
  id: string;
  returnHref: string;
  isHidden: boolean;
  onSend: (intent: 'hide' | 'show') => void;
}) {
  const { t } = useTranslation('community');
  const intent = isHidden ? 'show' : 'hide';
  return (
    <form
      method="post"
      action={paths.comment({ id })}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(intent);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="redirectTo" value={returnHref} />
      <button type="submit" className={menuItemClassName}>
        {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        {t(`${intent}_comment`)}
      </button>
    </form>
  );
}
