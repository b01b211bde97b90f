import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { blockElement } from '../keys/stage-panes.ts';
import styles from './block-editors.module.css';
import type { Editor } from './use-presence.ts';

/**
 * At each block that others have in hand, an edge in the colour of the first of them, and their names. Drawn into the
 * block's section from here, so that blocks know nothing of it.
 */
export function BlockEditors({
  editors,
  colours,
}: {
  editors: readonly Editor[];
  colours: ReadonlyMap<string, number>;
}) {
  const blocks = new Set(editors.flatMap(({ block }) => block ?? []));
  return [...blocks].map((block) => (
    <EditorsAt
      key={block}
      {...{ block, colours }}
      editors={editors.filter((editor) => editor.block === block)}
    />
  ));
}

function EditorsAt({
  block,
  editors,
  colours,
}: {
  block: string;
  editors: readonly Editor[];
  colours: ReadonlyMap<string, number>;
}) {
  const { t } = useTranslation('edit');
  const [section, setSection] = useState<HTMLElement | null>(null);
  // After each render: a block may come by a change of theirs, and go.
  useLayoutEffect(() => setSection(blockElement(document.body, block)));
  const colourOf = ({ _id }: Editor) => colours.get(_id) ?? 0;
  const [first] = editors;
  if (!section || !first) return null;
  return createPortal(
    <div className={styles.edge} data-editors data-colour={colourOf(first)}>
      <p className={styles.names}>
        <VisuallyHidden>{t('also_at_block')}</VisuallyHidden>
        {editors.map((editor) => (
          <bdi key={editor._id} className={styles.name} data-colour={colourOf(editor)}>
            {editor.name}
          </bdi>
        ))}
      </p>
    </div>,
    section,
  );
}
