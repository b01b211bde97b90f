import { Form } from '@remix-run/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LazyBlockPage } from '#app/features/page-builder/lazy-block-page.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import type { StageBlock as StageBlockModel } from './load-stage.server.ts';
import styles from './stage-block.module.css';

export interface StageState {
  document: string;
  revision: number;
  /** As it is in addresses. */
  language: string | null;
  /** Of each form's batch: a double click changes once. */
  commandId: string;
}

/** A block of a draft as viewers would see it, held still, with its tools above. */
export function StageBlock({
  block,
  index,
  count,
  state,
}: {
  block: StageBlockModel;
  index: number;
  count: number;
  state: StageState;
}) {
  const { t } = useTranslation('edit');
  const { t: nameOf } = useTranslation('block_names');
  const name = block.isKnown ? nameOf(`${block.key}_name`) : block.key;
  return (
    <section
      id={`block-${block.id}`}
      className={styles.block}
      aria-label={t('block_place', { name, position: index + 1, count })}
      tabIndex={-1}
    >
      <BlockToolbar block={block} index={index} name={name} state={state} />
      {block.placed ? (
        <HeldStill>
          {/* Of a page only the first block loads its picture first. */}
          <LazyBlockPage title={null} blocks={index === 0 ? [block.placed] : [NOTHING, block.placed]} />
        </HeldStill>
      ) : (
        <p className={styles.empty}>
          <strong>{name}</strong> {t(block.isKnown ? 'shows_nothing' : 'unknown_block')}
        </p>
      )}
    </section>
  );
}

/** No component has this key. */
const NOTHING = { id: '', key: '' as never, view: null, layout: {} };

/** Nothing inside can be reached: by pointer, key or reader (edit-mode.md §6). */
function HeldStill({ children }: { children: ReactNode }) {
  // React 18 knows no `inert`; as an unknown attribute it is passed on.
  return (
    <div className={styles.content} {...{ inert: '' }}>
      {children}
    </div>
  );
}

/** Buttons that send the form; moving goes only where there is another block. */
const TOOLS = [
  { act: 'up', Icon: ArrowUp, towards: 'above' },
  { act: 'down', Icon: ArrowDown, towards: 'below' },
  { act: 'copy', Icon: Copy, towards: undefined },
  { act: 'delete', Icon: Trash2, towards: undefined },
] as const;

function BlockToolbar({
  block,
  index,
  name,
  state,
}: {
  block: StageBlockModel;
  index: number;
  name: string;
  state: StageState;
}) {
  const { t } = useTranslation('edit');
  const { id, above, below } = block;
  const { document, language, revision, commandId } = state;
  const label = (act: string) => t('act_on', { act: t(act), name });
  return (
    <Form method="post" className={styles.tools} replace>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="command_id" value={`${commandId}-${index}`} />
      <input type="hidden" name="block" value={id} />
      <input type="hidden" name="above" value={above ?? ''} />
      <input type="hidden" name="below" value={below ?? ''} />
      <div className={styles.toolbar} role="toolbar" aria-label={t('tools_of', { name })}>
        <span className={styles.name}>{name}</span>
        {block.isKnown ? (
          <LinkButton
            to={editPaths.block({ document, block: id }, { in: language })}
            size="small"
            icon={<PencilLine aria-hidden="true" />}
            aria-label={label('edit')}
          >
            {t('edit')}
          </LinkButton>
        ) : null}
        {TOOLS.map(({ act, Icon, towards }) => (
          <IconButton
            key={act}
            type="submit"
            name="intent"
            value={act}
            icon={<Icon aria-hidden="true" />}
            label={label(act)}
            disabled={towards !== undefined && block[towards] === null}
          />
        ))}
        <LinkButton
          to={editPaths.addBlock({ document }, { after: id, in: language })}
          size="small"
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          aria-label={t('add_below', { name })}
        >
          {t('add')}
        </LinkButton>
      </div>
    </Form>
  );
}
