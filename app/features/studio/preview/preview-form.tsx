import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { SelectControl } from '#app/features/page-builder/edit/fields/select-control.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { SegmentedLinks } from '#app/ui/components/tabs/tabs.tsx';
import type { PreviewPageModel } from './load-preview-page.server.ts';
import styles from './preview-form.module.css';
import { PREVIEW_WIDTHS } from './preview-widths.ts';

/** Which page, in which language, as whom and when: all of it is in the address. */
export function PreviewForm({
  choice,
  documents,
  languages,
  roles,
}: Pick<PreviewPageModel, 'choice' | 'documents' | 'languages' | 'roles'>) {
  const { t } = useTranslation('edit');
  const { document, language, as, at, timeZone, width, snapshot, isCompared } = choice;
  const toHref = (wanted: number | null) =>
    editPaths.previews(
      {},
      {
        ...{ document, in: language, as: as || null, at: at || null, zone: at ? timeZone : null },
        ...{ version: snapshot || null, with: isCompared ? 'draft' : null, width: wanted },
      },
    );
  return (
    <>
      <Form method="get" action={editPaths.previews()} className={styles.form}>
        {snapshot ? <input type="hidden" name="version" value={snapshot} /> : null}
        {isCompared ? <input type="hidden" name="with" value="draft" /> : null}
        {width === null ? null : <input type="hidden" name="width" value={width} />}
        <input type="hidden" name="zone" value={timeZone} />
        <SelectControl
          id="preview-document"
          name="document"
          label={t('preview_document')}
          options={documents}
          value={document}
        />
        {languages.length > 1 ? (
          <SelectControl
            id="preview-language"
            name="in"
            label={t('preview_language')}
            options={languages}
            value={language}
          />
        ) : null}
        <SelectControl id="preview-as" name="as" label={t('preview_as')} options={roles} value={as} />
        <Field
          key={at}
          label={t('preview_at')}
          optional={t('publish_optional')}
          help={t('time_zone', { zone: timeZone })}
          type="datetime-local"
          name="at"
          defaultValue={at}
        />
        <div className={styles.end}>
          <Button type="submit">{t('preview_show')}</Button>
        </div>
      </Form>
      <SegmentedLinks
        label={t('preview_widths')}
        tabs={[
          { to: toHref(null), label: t('preview_all_widths'), isCurrent: width === null },
          ...PREVIEW_WIDTHS.map((one) => ({
            to: toHref(one),
            label: t('preview_width', { width: one }),
            isCurrent: width === one,
          })),
        ]}
      />
    </>
  );
}
