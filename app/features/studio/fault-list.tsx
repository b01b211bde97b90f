import { useEffect, useRef } from 'react';
import { FaultLink } from '#app/features/page-builder/edit/fields/fault-link.tsx';
import styles from './fault-list.module.css';

/** All that is wrong with a form, each a link to its control. It takes the focus: a long form is sent from its end. */
export function FaultList({
  title,
  of,
  faults,
}: {
  title: string;
  /** Another one is another response, which may have the same faults once more. */
  of: unknown;
  /** `to` is the control's id. */
  faults: readonly { to: string; text: string }[];
}) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same faults may come again.
  useEffect(() => box.current?.focus(), [of]);
  if (faults.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.box} role="alert">
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
