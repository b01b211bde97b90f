import { forwardRef, type ReactNode } from 'react';
import styles from './control-button.module.css';

/** One button of the control bar: named for everyone, its key shown in the tooltip. */
export const ControlButton = forwardRef<
  HTMLButtonElement,
  {
    label: string;
    /** The key that does the same. */
    shortcut?: string | undefined;
    icon: ReactNode;
    size?: 'large' | undefined;
    isPressed?: boolean | undefined;
    isExpanded?: boolean | undefined;
    onPress(): void;
  }
>(function ControlButton({ label, shortcut, icon, size, isPressed, isExpanded, onPress }, ref) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-haspopup={isExpanded === undefined ? undefined : 'menu'}
      data-size={size}
      onClick={onPress}
    >
      {icon}
    </button>
  );
});
