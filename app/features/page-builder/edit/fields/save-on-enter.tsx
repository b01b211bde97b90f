import styles from './save-on-enter.module.css';

/** The first button of a form is what Enter in a field clicks: it must not move a row. */
export function SaveOnEnter() {
  return (
    <button
      type="submit"
      name="intent"
      value="save"
      tabIndex={-1}
      aria-hidden="true"
      className={styles.button}
    />
  );
}
