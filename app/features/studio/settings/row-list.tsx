import type { ReactNode } from 'react';
import { AddRowButton } from '#app/features/page-builder/edit/fields/add-row-button.tsx';
import { FormGroup } from '#app/features/page-builder/edit/fields/form-group.tsx';
import styles from './settings.module.css';
import { useSettingsFault } from './settings-context.ts';

/** Rows, and a button that saves the last one and has room for another. */
export function RowList({
  name,
  label,
  hint,
  children,
}: {
  name: string;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  const error = useSettingsFault(name);
  return (
    <FormGroup path={name} label={label} hint={error ?? hint} variant="box">
      <ol className={styles.rows}>{children}</ol>
      <AddRowButton path={name} />
    </FormGroup>
  );
}
