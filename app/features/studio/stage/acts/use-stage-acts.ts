import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { type EditedBlock, toDocument } from '#app/lib/edit-document/document.ts';
import { useBlockName } from '../../use-block-name.ts';
import { fromClipboardText, hasPictures, toClipboardText, withoutPictures } from '../keys/clipboard-block.ts';
import type { PictureChoice } from '../keys/picture-question.tsx';
import {
  type ActOnBlock,
  actOnBlock,
  addBelow,
  type BlockAct,
  moveBelow as toMoveBelow,
} from './block-act.ts';
import { type CardAct, actOnCard as toActOnCard } from './card-act.ts';
import type { PageEditor } from './page-editor.ts';
import { usePutBack } from './use-put-back.ts';

const newId = () => crypto.randomUUID().slice(0, 8);

interface StageFeedback {
  /** The id of the document. */
  document: string;
  announce(text: string): void;
  focusBlock(id: string | null): void;
  /** Where the brand's pictures are. */
  assets: string;
  /** What becomes of pictures that are another brand's. */
  chooseForPictures(): Promise<PictureChoice>;
}

/** What can be done to the page, each with its words for those who do not see it, and the focus after it. */
export function useStageActs(
  editor: PageEditor | null,
  { document, announce, focusBlock, assets, chooseForPictures }: StageFeedback,
) {
  const { t } = useTranslation('edit');
  const nameOfKey = useBlockName();
  // Tools live longer than a render.
  const latest = useRef(editor);
  latest.current = editor;
  const putBack = usePutBack(document, latest);

  const nameOf = ({ data }: Pick<EditedBlock, 'data'>) => nameOfKey({ key: String(data.component_key) });
  const blocksNow = () => latest.current?.getState().document.blocks ?? [];
  const blockOf = (id: string | null) => blocksNow().find((block) => block.id === id);

  const failed = () => void showToast('error', t('common:unavailable')).catch(() => undefined);

  /** Does it, and has its place announced. */
  function perform(done: ActOnBlock | null, text: string, name: string): boolean {
    if (!done || !latest.current?.change(done.commands).ok) return false;
    const { position, count, focus } = done;
    announce(t(text, { name, position, count }));
    focusBlock(focus);
    return true;
  }

  function act(kind: BlockAct, id: string) {
    const block = blockOf(id);
    if (!block) return;
    const name = nameOf(block);
    const done = actOnBlock({ blocks: blocksNow() }, kind, id, newId);
    if (!done) announce(t(kind === 'up' ? 'now_first' : 'now_last', { name }));
    else if (perform(done, DONE[kind], name) && kind === 'delete') offerUndo(block, name);
  }

  /** Where a block was dropped; null is above all. */
  function moveBelow(id: string, below: string | null) {
    const block = blockOf(id);
    const done = toMoveBelow({ blocks: blocksNow() }, id, below);
    if (block) perform(done, DONE.down, nameOf(block));
  }

  /** Deleting is done at once, with a way back (edit-mode.md §6). */
  function offerUndo(block: EditedBlock, name: string) {
    const bringBack = async () => {
      if (!(await putBack(block))) failed();
      else if (latest.current) focusBlock(block.id);
      else showToast('success', t('now_undone')).catch(() => undefined);
    };
    const undoable = { label: t('undo'), onClick: () => void bringBack() };
    showToast('info', t('now_deleted', { name }), undoable).catch(() => undefined);
  }

  async function undoOrRedo(way: 'undo' | 'redo') {
    const { current } = latest;
    if (!current?.getState().undoable[way]) return announce(t(`nothing_to_${way}`));
    const done = await current[way]();
    if (done === 'done') announce(t(way === 'undo' ? 'now_undone' : 'now_redone'));
    else if (done === 'nothing') announce(t(`nothing_to_${way}`));
    else if (done === 'failed') failed();
  }

  function actOnCard(kind: CardAct, id: string, card: { list: string; id: string }): string | null {
    const block = blockOf(id);
    const done = block ? toActOnCard(block, kind, card, newId) : null;
    if (!done || !latest.current?.change([done.command]).ok) return null;
    const { position, count, focus } = done;
    announce(
      t(kind === 'copy' || kind === 'delete' ? CARD_DONE[kind] : 'card_now_moved', { position, count }),
    );
    // Its tools go with the last card.
    if (focus === null) focusBlock(id);
    return focus;
  }

  /** The text of a block for the clipboard; null where there is none. */
  function take(id: string | null): string | null {
    const block = blockOf(id);
    if (!block) return null;
    announce(t('now_on_clipboard', { name: nameOf(block) }));
    return toClipboardText({ ...block, assets });
  }

  /** What fields a block may have is the platform's to check: it rejects with words. */
  async function paste(text: string, below: string | null) {
    const copied = fromClipboardText(text);
    if (!copied || !latest.current) {
      showToast('error', t('paste_refused')).catch(() => undefined);
      return;
    }
    const isForeign = copied.assets !== assets && hasPictures(copied.data);
    const choice = isForeign ? await chooseForPictures().catch(failed) : 'with';
    const language = latest.current?.getState().document.language;
    if (!choice || language === undefined) return;
    const { data, config } = copied;
    const block = { data: choice === 'without' ? withoutPictures(data) : data, ...(config && { config }) };
    const make = (at: string): EditedBlock => {
      const [made] = toDocument({ language, blocks: [{ ...block, id: '' }], fields: {} }, newId).blocks;
      return { ...(made ?? { id: newId(), data: block.data }), at };
    };
    perform(addBelow({ blocks: blocksNow() }, below, make), 'now_added', nameOf(block));
  }

  return {
    act,
    moveBelow,
    actOnCard,
    dataOf: blockOf,
    take,
    paste: (text: string, below: string | null) => void paste(text, below),
    undo: () => void undoOrRedo('undo'),
    redo: () => void undoOrRedo('redo'),
  };
}

const DONE = { up: 'now_moved', down: 'now_moved', copy: 'now_copied', delete: 'now_deleted' } as const;
const CARD_DONE = { copy: 'card_now_copied', delete: 'card_now_deleted' } as const;
