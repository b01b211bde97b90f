import { idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import styles from './fields.module.css';
import { controlId, useFault } from './form-context.ts';

/** On or off. Off is sent too, so that a form without the control changes nothing. */
export function SwitchControl({
  path,
  label,
  isOn,
  help,
}: {
  path: string;
  label: string;
  isOn: boolean;
  help?: string | undefined;
}) {
  const error = useFault(path);
  const id = controlId(path);
  const { errorId, helpId } = idsAround(id);
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
          aria-describedby={[help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined}
        />
        {label}
      </label>
      {help ? (
        <p id={helpId} className={styles.hint}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
