import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldWrapper, idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import { selectClassNames } from '#app/ui/components/field/select.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

/** One of several by name; a value that is none of them is one more. */
export function SelectControl({
  id,
  name,
  label,
  options,
  value,
  error,
  hasFocus = false,
}: {
  id: string;
  name: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  error?: string | undefined;
  /** The page begins with it. */
  hasFocus?: boolean;
}) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <FieldWrapper inputId={id} label={label} error={error}>
      <select
        key={value}
        id={id}
        name={name}
        // biome-ignore lint/a11y/noAutofocus: it answers what was just sent.
        autoFocus={hasFocus}
        defaultValue={value}
        className={selectClassNames.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? idsAround(id).errorId : undefined}
      >
        {isKnown ? null : <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={selectClassNames.mark} aria-hidden="true" />
    </FieldWrapper>
  );
}
