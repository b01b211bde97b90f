import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardTools } from '#app/features/page-builder/edit/fields/card-tools.tsx';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { ListRow } from '#app/features/page-builder/edit/fields/list-row.tsx';
import { newRowOf } from './rows.ts';
import { useSettings } from './settings-context.ts';

/** A row of a list, to be opened by its first words, with its buttons; the last is for one more, and has none. */
export function RowCard({
  list,
  index,
  count,
  title,
  children,
}: {
  /** The name of the list. */
  list: string;
  index: number;
  /** Of the rows that there are. */
  count: number;
  title: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('edit_fields');
  const { faults, openRow } = useSettings();
  const path = `${list}/${index}`;
  const isNew = index === count;
  const number = index + 1;
  const named = title === '' ? t('row', { number }) : t('row_titled', { number, title });
  const name = isNew ? t('one_more') : named;
  const isOpen =
    openRow === (isNew ? newRowOf(list) : path) ||
    (isNew && count === 0) ||
    faults.some((fault) => fault.path.startsWith(`${path}/`));
  return (
    <ListRow id={controlId(isNew ? newRowOf(list) : path)} isOpen={isOpen} summary={<bdi>{name}</bdi>}>
      {isNew ? null : <CardTools path={path} name={name} index={index} count={count} />}
      {children}
    </ListRow>
  );
}
