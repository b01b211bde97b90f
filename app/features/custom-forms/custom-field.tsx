import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { FORM_MAX_CHARS } from '#app/contract/form-rules.ts';
import { FormField } from '#app/features/forms/form-field.tsx';
import { FormSelect } from '#app/features/forms/form-select.tsx';
import { FormTextArea } from '#app/features/forms/form-text-area.tsx';
import type { FormFieldModel } from './form-model.ts';

/** What a browser is to know of the three kinds of one line. */
const LINES = {
  TEXT_INPUT: { type: 'text', dir: 'auto' },
  EMAIL: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  },
  PHONE: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel', dir: 'ltr' },
} as const;

/** One of the five kinds of field (page-builder.md §3). */
export function CustomField({ field, meta }: { field: FormFieldModel; meta: FieldMetadata<string> }) {
  const { t } = useTranslation(['custom_forms', 'validation']);
  const { type, label, is_mandatory, options } = field;
  const maxLength = FORM_MAX_CHARS[type];
  const isOptional = !is_mandatory;
  switch (type) {
    case 'DROPDOWN':
      return (
        <FormSelect
          field={meta}
          label={label}
          placeholder={t('select')}
          options={options}
          isOptional={isOptional}
        />
      );
    case 'TEXT_AREA':
      return (
        <FormTextArea
          field={meta}
          label={label}
          maxLength={maxLength}
          rows={3}
          optional={isOptional ? t('optional', { ns: 'validation' }) : undefined}
          aria-required={isOptional ? undefined : true}
        />
      );
    default:
      return (
        <FormField
          field={meta}
          label={label}
          maxLength={maxLength}
          isOptional={isOptional}
          {...LINES[type]}
        />
      );
  }
}
