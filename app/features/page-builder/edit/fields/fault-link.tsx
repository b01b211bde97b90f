import type { MouseEvent, ReactNode } from 'react';

/**
 * From what is wrong to its control. The router must not see it: with the next location it drops what the form was
 * answered with, and all that was typed.
 */
export function FaultLink({
  to,
  className,
  children,
}: {
  /** The control's id. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const follow = (event: MouseEvent) => {
    const control = document.getElementById(to);
    if (!control) return;
    event.preventDefault();
    control.closest('details')?.setAttribute('open', '');
    control.focus();
    if (document.activeElement === control) return;
    control.scrollIntoView({ block: 'center' });
    control.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  };
  return (
    <a href={`#${encodeURIComponent(to)}`} className={className} onClick={follow}>
      {children}
    </a>
  );
}
