import { type ReactNode, useEffect, useRef } from 'react';
import styles from './menu.module.css';

/**
 * A button that unfolds a panel. It is a `<details>`: it works without scripts, and menus of one `group`
 * close each other. Scripts add what a menu is expected to do: Escape, a click outside, leaving with Tab, and
 * choosing close it.
 */
export function Menu({
  label,
  summary,
  group,
  align = 'start',
  className,
  panelClassName,
  children,
}: {
  /** The name of the button, where `summary` is only an icon. */
  label?: string | undefined;
  summary: ReactNode;
  group: string;
  /** The edge of the button that the panel lines up with. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
  panelClassName?: string | undefined;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeOnLeaving(ref.current) : undefined), []);
  return (
    <details ref={ref} name={group} className={styles.menu}>
      <summary className={className ?? styles.summary} aria-label={label} title={label}>
        {summary}
      </summary>
      <div className={panelClassName ?? styles.panel} data-align={align}>
        {children}
      </div>
    </details>
  );
}

/** For links and buttons inside a menu. */
export const menuItemClassName = styles.item;

function closeOnLeaving(menu: HTMLDetailsElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const close = () => menu.removeAttribute('open');
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (menu.open && !menu.contains(event.target as Node)) close();
    },
    { signal },
  );
  menu.addEventListener(
    'focusout',
    (event) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !menu.contains(next)) close();
    },
    { signal },
  );
  // On the document: a click opens a menu without moving the focus into it, in some browsers not even onto
  // its button.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'toggle',
    () => {
      // Viewers who open a search want to type.
      if (menu.open) menu.querySelector('input')?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    },
    { signal },
  );
  return () => controller.abort();
}
