import ChevronDown from 'lucide-react/icons/chevron-down';
import type { SelectHTMLAttributes } from 'react';
import { FieldWrapper, idsAround } from './field-wrapper.tsx';
import styles from './select.module.css';

/** As `Field`, for one of several. Until something is chosen it shows an option that cannot be chosen. */
export function Select({
  id,
  label,
  placeholder,
  options,
  error,
  optional,
  ...select
}: {
  id: string;
  label: string;
  placeholder: string;
  options: readonly string[];
  error?: string | undefined;
  optional?: string | undefined;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'children'>) {
  const { errorId } = idsAround(id);
  return (
    <FieldWrapper inputId={id} label={label} optional={optional} error={error}>
      <select
        {...select}
        id={id}
        className={styles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.mark} aria-hidden="true" />
    </FieldWrapper>
  );
}

/** For a select of another kind that must look like it. */
export const selectClassNames = { select: styles.select, mark: styles.mark };
