import styles from './fields.module.css';
import { FormGroup } from './form-group.tsx';
import type { SelectOption } from './select-control.tsx';

/** One of a few, all in sight. */
export function RadioGroup({
  path,
  label,
  options,
  chosen,
}: {
  path: string;
  label: string;
  options: readonly SelectOption[];
  chosen: string;
}) {
  return (
    <FormGroup path={path} label={label}>
      <div className={styles.options} key={chosen}>
        {options.map(({ value, label: name }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={path}
              value={value}
              defaultChecked={value === chosen}
              className={styles.radio}
            />
            {name}
          </label>
        ))}
      </div>
    </FormGroup>
  );
}
