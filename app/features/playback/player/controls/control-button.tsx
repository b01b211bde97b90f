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
    /** For buttons before or after the others. */
    place?: 'previous' | 'next' | undefined;
    isOn?: boolean | undefined;
    isDisabled?: boolean | undefined;
    isExpanded?: boolean | undefined;
    /** It is about to be pressed. */
    onIntent?: (() => void) | undefined;
    onClick(): void;
  }
>(function ControlButton(props, ref) {
  const { label, shortcut, icon, size, place, isOn, isDisabled, isExpanded, onIntent, onClick } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isOn}
      disabled={isDisabled}
      aria-expanded={isExpanded}
      aria-haspopup={isExpanded === undefined ? undefined : 'menu'}
      data-size={size}
      data-place={place}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      {icon}
    </button>
  );
});
