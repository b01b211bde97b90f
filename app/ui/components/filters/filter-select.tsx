import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import styles from './filters.module.css';

/** One of a form's filters. `anyLabel` is that of the option which filters nothing. */
export function FilterSelect({
  name,
  label,
  anyLabel,
  options,
  chosen,
}: {
  name: string;
  label: string;
  anyLabel: string;
  options: readonly { value: string; label: string }[];
  /** An option's value, '' for none. */
  chosen: string;
}) {
  const ref = useRef<HTMLSelectElement>(null);
  // The URL holds what is chosen, also after "back" and "clear"; the select keeps its focus meanwhile.
  useEffect(() => {
    if (ref.current) ref.current.value = chosen;
  }, [chosen]);
  return (
    <label className={styles.filter}>
      <span className={styles.name}>{label}</span>
      <span className={styles.box} data-chosen={chosen === '' ? undefined : ''}>
        <select ref={ref} name={name} defaultValue={chosen} className={styles.select}>
          <option value="">{anyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </label>
  );
}
