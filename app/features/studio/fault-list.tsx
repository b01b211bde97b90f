import { FaultLink } from '#app/features/page-builder/edit/fields/fault-link.tsx';
import styles from './fault-list.module.css';

/** All that is wrong with a form, each a link to its control. */
export function FaultList({
  title,
  faults,
}: {
  title: string;
  /** `to` is the control's id. */
  faults: readonly { to: string; text: string }[];
}) {
  if (faults.length === 0) return null;
  return (
    <div className={styles.box} role="alert">
      <p>{title}</p>
      <ul>
        {faults.map(({ to, text }) => (
          <li key={`${to} ${text}`}>
            <FaultLink to={to}>{text}</FaultLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
