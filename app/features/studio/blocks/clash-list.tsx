import { useTranslation } from 'react-i18next';
import { Rejection } from '../rejection.tsx';
import styles from './clash-list.module.css';

/** A field that somebody else changed meanwhile: where it is, and what it has now. */
export interface ShownClash {
  /** Names of the fields that lead to it. */
  names: readonly string[];
  /** Null where it is more than words. */
  theirs: string | null;
  /** Where the form does not show it in words. */
  mine?: string | null;
}

/** What a colleague wrote in the fields that this form has as well. Saving again puts the form's in its place. */
export function ClashList({
  clashes,
  toLabel,
  children,
}: {
  clashes: readonly ShownClash[];
  /** Of a field's name; without it, as a block's form names it. */
  toLabel?: (name: string) => string;
  /** In place of the words about fields that were written in. */
  children?: string;
}) {
  const { t } = useTranslation('edit');
  const { t: fieldName } = useTranslation('edit_fields');
  const nameOf = toLabel ?? ((name: string) => fieldName(`field_${name}`, { defaultValue: name }));
  return (
    <div className={styles.clashes}>
      <Rejection of={clashes}>{children ?? t('clash_form')}</Rejection>
      <ul className={styles.list}>
        {clashes.map(({ names, theirs, mine = null }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
          <li key={index}>
            <strong>{names.map(nameOf).join(' › ')}</strong>
            {mine === null && theirs === null ? null : ':'}
            {mine === null ? null : (
              <>
                {` ${t('clash_chosen')} `}
                <Words>{mine}</Words>
              </>
            )}
            {theirs === null ? null : (
              <>
                {mine === null ? ' ' : ` ${t('clash_now')} `}
                <Words>{theirs}</Words>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Words({ children }: { children: string }) {
  return (
    <q>
      <bdi>{children}</bdi>
    </q>
  );
}
