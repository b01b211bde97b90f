import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { SelectControl } from '#app/features/page-builder/edit/fields/select-control.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import previewStyles from '../preview/preview-form.module.css';
import type { Comparison } from './load-comparison.server.ts';

/** Which two states are compared: both are in the address. */
export function CompareForm({ from, to, states }: Pick<Comparison, 'from' | 'to' | 'states'>) {
  const { t } = useTranslation('edit');
  return (
    <Form method="get" action={editPaths.compare()} className={previewStyles.form}>
      <SelectControl id="compare-from" name="from" label={t('compare_from')} options={states} value={from} />
      <SelectControl id="compare-to" name="to" label={t('compare_to')} options={states} value={to} />
      <div className={previewStyles.end}>
        <Button type="submit">{t('compare_show')}</Button>
      </div>
    </Form>
  );
}
