import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { iconButtonClassName } from '#app/ui/components/button/icon-button.tsx';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import { Menu, menuItemClassName } from '#app/ui/components/menu/menu.tsx';
import type { CommentAct, CommentText, CommentViewer } from '../comments-model.ts';
import type { CommentsStore } from '../list/use-comments.ts';
import { DeleteForm, ReportForm } from './change-forms.tsx';
import { useCommentActions } from './use-comment-actions.ts';

const OWN_ACTS = ['edit', 'delete'] as const;
const OTHERS_ACTS = ['report'] as const;
const ICONS = { edit: Pencil, delete: Trash2, report: Flag } satisfies Record<CommentAct, unknown>;

/**
 * What a member may do with a comment. Its entries are links to pages; with scripts the same forms open here.
 */
export function CommentMenu({
  comment: { id, isOwn, canHide, state },
  lacks = [],
  store,
  returnHref,
  onEdit,
}: {
  comment: CommentText;
  lacks?: CommentViewer['lacks'];
  store: CommentsStore;
  returnHref: string;
  onEdit: () => void;
}) {
  const { t } = useTranslation(['community', 'common']);
  const { act, setAct, send } = useCommentActions(id, store);
  const entry = { id, returnHref };
  const acts = (isOwn ? OWN_ACTS : OTHERS_ACTS).filter((name) => !lacks.includes(name));
  if (acts.length === 0 && !canHide) return null;
  return (
    <>
      <Menu
        label={t('comment_options')}
        summary={<EllipsisVertical aria-hidden="true" />}
        group="comment"
        align="end"
        className={iconButtonClassName}
      >
        {acts.map((name) => (
          <Entry
            key={name}
            {...entry}
            act={name}
            onOpen={() => (name === 'edit' ? onEdit() : setAct(name))}
          />
        ))}
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
  onOpen,
}: {
  id: string;
  act: CommentAct;
  returnHref: string;
  onOpen: () => void;
}) {
  const Icon = ICONS[act];
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
      <Icon aria-hidden="true" />
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
