import { idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import styles from './fields.module.css';
import { controlId, useFault } from './form-context.ts';

/** On or off. Off is sent too, so that a form without the control changes nothing. */
export function SwitchControl({ path, label, isOn }: { path: string; label: string; isOn: boolean }) {
  const error = useFault(path);
  const id = controlId(path);
  return (
    <div className={styles.switchField}>
      <input type="hidden" name={path} value="off" />
      <label className={styles.option} htmlFor={id}>
        <input
          key={String(isOn)}
          type="checkbox"
          id={id}
          name={path}
          value="on"
          defaultChecked={isOn}
          className={styles.switch}
          aria-describedby={error ? idsAround(id).errorId : undefined}
        />
        {label}
      </label>
      {error ? (
        <p id={idsAround(id).errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
