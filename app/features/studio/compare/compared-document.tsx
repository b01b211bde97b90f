import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { buttonClassName, lookOf } from '#app/ui/components/button/button.tsx';
import { documentName } from '../documents/document-name.ts';
import { useBlockName } from '../use-block-name.ts';
import type { ComparedBlock, DocumentComparison } from './compare-documents.ts';
import styles from './comparison.module.css';
import { FieldLines } from './field-lines-table.tsx';
import type { Comparison } from './load-comparison.server.ts';

/** What a form sends that puts a block of the draft back. */
export interface BlockRestore {
  commandId: string;
  /** The state that has it as it was. */
  from: string;
}

/** A document with all that differs of it. Needs `edit`, `edit_fields` and `block_names`. */
export function ComparedDocument({
  comparison,
  languages,
  restore,
}: {
  comparison: DocumentComparison;
  languages: Comparison['languages'];
  /** Null where the newer side is no draft. */
  restore: BlockRestore | null;
}) {
  const { t } = useTranslation('edit');
  const { document, kind, is, blocks, lines } = comparison;
  const sides = is === 'new' ? 'after' : is === 'gone' ? 'before' : 'both';
  const name = documentName(t, { ...comparison, id: document });
  return (
    <section className={styles.document} aria-label={name}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>{' '}
        <span className={styles.facts}>
          {[t(`publish_kind_${kind}`), ...(is === 'changed' ? [] : [t(`compare_is_${is}`)])].join(' · ')}
        </span>
      </h2>
      {lines.length > 0 ? (
        <>
          <h3 className={styles.block}>{t('publish_fields')}</h3>
          <FieldLines lines={lines} languages={languages} sides={sides} isOfDocument />
        </>
      ) : null}
      {blocks.map((block) => (
        <Block key={block.id} block={block} languages={languages}>
          {restore && is === 'changed' && canRestore(block) ? (
            <RestoreBlock restore={restore} document={document} block={block} />
          ) : null}
        </Block>
      ))}
    </section>
  );
}

/** Of the other state, it has other words, or the draft lacks it. */
const canRestore = ({ changes }: ComparedBlock) => changes.includes('changed') || changes.includes('removed');

function RestoreBlock({
  restore: { commandId, from },
  document,
  block,
}: {
  restore: BlockRestore;
  document: string;
  block: ComparedBlock;
}) {
  const { t } = useTranslation('edit');
  const name = useBlockName()(block);
  return (
    <Form method="post" action={editPaths.compare({}, { from, to: 'draft' })}>
      <input type="hidden" name="command_id" value={commandId} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="document" value={document} />
      <button
        type="submit"
        name="block"
        value={block.id}
        className={buttonClassName}
        aria-label={t('compare_restore_named', { name })}
        {...lookOf('secondary', 'small')}
      >
        <span>{t('compare_restore')}</span>
      </button>
    </Form>
  );
}

function Block({
  block,
  languages,
  children,
}: {
  block: ComparedBlock;
  languages: Comparison['languages'];
  children: ReactNode;
}) {
  const { t } = useTranslation('edit');
  const { position, changes, lines } = block;
  const sides = changes.includes('added') ? 'after' : changes.includes('removed') ? 'before' : 'both';
  const name = useBlockName()(block);
  return (
    <>
      <h3 className={styles.block}>
        {t('publish_block', { name, position })}{' '}
        <span className={styles.facts}>{changes.map((change) => t(`publish_${change}`)).join(' · ')}</span>
      </h3>
      <FieldLines lines={lines} languages={languages} sides={sides} />
      {children}
    </>
  );
}
