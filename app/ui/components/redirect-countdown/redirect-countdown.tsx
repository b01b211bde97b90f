import { useNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { Button } from '../button/button.tsx';
import styles from './redirect-countdown.module.css';
import { useCountdown } from './use-countdown.ts';

/** viewer.md §9: redirect countdowns. */
const REDIRECT_SECONDS = 10;

/**
 * Counts down and redirects to `to`, unless the viewer chooses to stay. Without scripts a `<meta>` redirects;
 * a Refresh header would redirect with scripts as well, wherever on the site the viewer is by then, and even
 * if they chose to stay.
 */
export function RedirectCountdown({
  to,
  seconds = REDIRECT_SECONDS,
  text,
  stayLabel,
  reloadDocument = false,
}: {
  /** A path of this site. */
  to: string;
  seconds?: number;
  text: (left: number) => string;
  stayLabel: string;
  /** Loads a new document: the header and footer have changed as well. */
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
      {/* Without scripts it is an element like others, and takes a place of its own in the row. */}
      <noscript hidden>
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
