import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { FieldWrapper, idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import { selectClassNames } from '#app/ui/components/field/select.tsx';

/** One of several values, each with a name of its own. */
export function ProfileSelect({
  name,
  label,
  help,
  value,
  options,
}: {
  name: string;
  label: string;
  help?: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
}) {
  const id = useId();
  return (
    <FieldWrapper inputId={id} label={label} help={help}>
      <select
        id={id}
        name={name}
        className={selectClassNames.select}
        defaultValue={value}
        aria-describedby={help ? idsAround(id).helpId : undefined}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown className={selectClassNames.mark} aria-hidden="true" />
    </FieldWrapper>
  );
}
