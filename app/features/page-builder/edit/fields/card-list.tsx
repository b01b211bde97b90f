import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddRowButton } from './add-row-button.tsx';
import { CardTools } from './card-tools.tsx';
import styles from './fields.module.css';
import { controlId, useFormContext } from './form-context.ts';
import type { FieldOf, FormCard, FormField } from './form-field.ts';
import { FormGroup } from './form-group.tsx';
import { ListRow } from './list-row.tsx';

/** Cards or slides, each to be opened by its first words, and a button for one more. */
export function CardList({
  field,
  renderFields,
}: {
  field: FieldOf<'list'>;
  renderFields: (fields: readonly FormField[]) => ReactNode;
}) {
  const { t } = useTranslation('edit_fields');
  const { path, cards, max } = field;
  return (
    <FormGroup
      path={path}
      label={t(`field_${field.name}`)}
      hint={t('most_items', { limit: max })}
      variant="box"
    >
      {cards.length > 0 ? (
        <ol className={styles.rows}>
          {cards.map((card, index) => (
            <Card key={card.path} card={card} index={index} count={cards.length} isFull={cards.length >= max}>
              {renderFields(card.fields)}
            </Card>
          ))}
        </ol>
      ) : (
        <p className={styles.hint}>{t('no_cards')}</p>
      )}
      {cards.length < max ? <AddRowButton path={path} /> : null}
    </FormGroup>
  );
}

function Card({
  card,
  index,
  count,
  isFull,
  children,
}: {
  card: FormCard;
  index: number;
  count: number;
  isFull: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('edit_fields');
  const { faults, openCard, found } = useFormContext();
  const { path, title } = card;
  const number = t('row', { number: index + 1 });
  const name = title === '' ? number : t('row_titled', { number: index + 1, title });
  const isOpen =
    found?.control.startsWith(`${controlId(path)}/`) ||
    [openCard, ...faults.map((fault) => fault.path)].some(
      (each) => each === path || each?.startsWith(`${path}/`),
    );
  return (
    <ListRow
      id={controlId(path)}
      isOpen={isOpen}
      summary={
        <>
          <span className={styles.number}>{number}</span>
          {title === '' ? null : <bdi>{title}</bdi>}
        </>
      }
    >
      <CardTools path={path} name={name} index={index} count={count} canCopy={!isFull} />
      {children}
    </ListRow>
  );
}
