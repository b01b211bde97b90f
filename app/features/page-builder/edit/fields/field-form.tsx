import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './fields.module.css';
import { type Choices, FormContext, type Found } from './form-context.ts';
import { FormControls } from './form-controls.tsx';
import type { FormFault } from './form-faults.ts';
import type { FieldOf, FormField, FormLanguages } from './form-field.ts';
import { ChoiceLists } from './id-control.tsx';
import { LayoutField } from './layout-field.tsx';
import type { LayoutField as LayoutFieldModel, TimeField } from './layout-value.ts';
import { SaveOnEnter } from './save-on-enter.tsx';

/**
 * A block's form. It is posted whole, with `intent`: `save`, or what a button of a list is about
 * (card-intent.ts). `children` are hidden fields and further buttons.
 */
export function FieldForm({
  action,
  fields,
  layout,
  times = [],
  faults = [],
  languages,
  choices = {},
  found,
  openCard,
  renderPicker,
  children,
}: {
  action: string;
  fields: readonly FormField[];
  layout: readonly LayoutFieldModel[];
  /** Absent where a block cannot have times. */
  times?: readonly TimeField[];
  faults?: readonly FormFault[];
  languages: FormLanguages;
  choices?: Choices;
  found?: Found | null | undefined;
  openCard?: string | undefined;
  renderPicker?: (field: FieldOf<'picture'>) => ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('edit_fields');
  return (
    <FormContext.Provider value={{ ...languages, faults, choices, found, openCard, renderPicker }}>
      {/* What is wrong is for the server to name: browsers would not let a list's buttons through. */}
      <Form method="post" action={action} noValidate className={styles.form}>
        <SaveOnEnter />
        <ErrorSummary />
        <FormControls fields={fields} />
        {layout.length > 0 ? <LayoutField layout={layout} times={times} /> : null}
        <ChoiceLists />
        <div className={styles.end}>
          <Button type="submit" name="intent" value="save" size="large">
            {t('save')}
          </Button>
          {children}
        </div>
      </Form>
    </FormContext.Provider>
  );
}
