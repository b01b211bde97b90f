import { useNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { Button } from './button.tsx';
import styles from './leave-after.module.css';
import { useCountdown } from './use-countdown.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Counts down and leaves for `to`, unless the viewer wants to stay. Without scripts the browser itself leaves; a header
 * would do so with scripts as well, wherever on the site the viewer has gone by then, and whether or not he stays.
 */
export function LeaveAfter({
  to,
  seconds,
  text,
  stayLabel,
  reloadDocument = false,
}: {
  /** A path of this site. */
  to: string;
  seconds: number;
  text: (left: number) => string;
  stayLabel: string;
  /** As a new document: what the frame shows has changed as well. */
  reloadDocument?: boolean;
}) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const leave = useCallback(() => {
    if (reloadDocument) window.location.replace(to);
    else navigate(to, { replace: true });
  }, [navigate, to, reloadDocument]);
  const { left, isStopped, stop } = useCountdown(seconds, leave);
  return (
    <div className={styles.leave}>
      <noscript>
        <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
      </noscript>
      {isStopped ? null : <p role="timer">{text(left)}</p>}
      {isHydrated && !isStopped ? (
        <Button variant="quiet" size="small" onClick={stop}>
          {stayLabel}
        </Button>
      ) : null}
    </div>
  );
}
