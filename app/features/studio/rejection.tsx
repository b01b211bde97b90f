import { type ReactElement, useEffect, useRef } from 'react';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import styles from './rejection.module.css';

/**
 * Why a form was not accepted, above it. It takes the focus, and so comes into sight: a long form is sent from its end.
 * Another `of` is another answer.
 */
export function Rejection({ children, of }: { children: string; of?: unknown }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may answer again.
  useEffect(() => box.current?.focus(), [of]);
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <StatusLine kind="error">{children}</StatusLine>
    </div>
  );
}
