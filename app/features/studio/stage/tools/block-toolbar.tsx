import { Form } from '@remix-run/react';
import { type FormEvent, type MouseEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LAYOUT_ID } from '#app/features/page-builder/edit/fields/layout-id.ts';
import { IconButton, IconLink } from '#app/ui/components/button/icon-button.tsx';
import type { BlockAct } from '../acts/block-act.ts';
import { Grip } from '../drag/grip.tsx';
import { useStage } from '../stage-context.ts';
import type { StageState } from '../stage-state.ts';
import type { StageBlock } from '../to-stage-blocks.ts';
import styles from './block-toolbar.module.css';
import { ToolIcon } from './tool-icons.tsx';
import { useRoving } from './use-roving.ts';

/** Buttons that send the form, in the order of page-builder.md §2; moving goes only where there is another block. */
const TOOLS = [
  { act: 'delete', towards: undefined },
  { act: 'copy', towards: undefined },
  { act: 'up', towards: 'above' },
  { act: 'down', towards: 'below' },
] as const;

const loadDrag = () => import('../drag/drag.ts').then(({ drag }) => drag.block);

/** The tools of a block: a form without scripts, and with them done at once. */
export const BlockToolbar = memo(function BlockToolbar({
  block,
  index,
  name,
  state,
}: {
  block: StageBlock;
  index: number;
  name: string;
  state: StageState;
}) {
  const { t } = useTranslation('edit');
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRoving(toolbar);
  const { act: actAtOnce, moveBelow } = useStage();
  const { id, above, below } = block;
  const { document, language, revision, commandId } = state;
  const label = (act: string) => t('act_on', { act: t(act), name });
  const form = editPaths.block({ document, block: id }, { in: language });

  function submit(event: FormEvent) {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!actAtOnce || !(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    // The form's buttons are those of TOOLS.
    actAtOnce(button.value as BlockAct, id);
  }

  /** The second click of a double one is not for the block that lies there by then, nor for a second copy. */
  function onClick(event: MouseEvent, towards: 'above' | 'below' | undefined) {
    if (actAtOnce && towards === undefined && event.detail > 1) event.preventDefault();
  }

  /** Where scripts run it stays focusable, and explains itself. */
  function disabled(towards: 'above' | 'below' | undefined) {
    const isAtEnd = towards !== undefined && block[towards] === null;
    return actAtOnce ? { 'aria-disabled': isAtEnd || undefined } : { disabled: isAtEnd };
  }

  return (
    <Form method="post" className={styles.tools} replace onSubmit={submit} data-tools>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="command_id" value={`${commandId}-${index}`} />
      <input type="hidden" name="block" value={id} />
      <input type="hidden" name="above" value={above ?? ''} />
      <input type="hidden" name="below" value={below ?? ''} />
      <div
        ref={toolbar}
        className={styles.toolbar}
        role="toolbar"
        aria-label={t('tools_of', { name })}
        {...roving}
      >
        {actAtOnce ? <Grip options={{ name, moveBelow }} load={loadDrag} /> : null}
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        {block.times ? <BlockTimes times={block.times} /> : null}
        {block.isKnown ? <IconLink to={form} icon={<ToolIcon name="edit" />} label={label('edit')} /> : null}
        {TOOLS.map(({ act, towards }) => (
          <IconButton
            key={act}
            type="submit"
            name="intent"
            value={act}
            icon={<ToolIcon name={act} />}
            label={label(act)}
            onClick={(event) => onClick(event, towards)}
            {...disabled(towards)}
          />
        ))}
        <IconLink
          to={editPaths.addBlock({ document }, { after: id, in: language })}
          icon={<ToolIcon name="add" />}
          label={t('add_below', { name })}
        />
        {block.isKnown ? (
          <IconLink
            to={`${form}#${LAYOUT_ID}`}
            icon={<ToolIcon name="layout" />}
            label={label('edit_fields:layout')}
          />
        ) : null}
      </div>
    </Form>
  );
});

function BlockTimes({ times }: { times: NonNullable<StageBlock['times']> }) {
  const { t } = useTranslation('edit');
  const words = [
    times.from === null ? '' : t('block_from', { time: times.from }),
    times.until === null ? '' : t('block_until', { time: times.until }),
  ];
  return <span className={styles.times}>{words.filter(Boolean).join(', ')}</span>;
}
