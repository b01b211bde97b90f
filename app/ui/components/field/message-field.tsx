// chunk: pages

import { forwardRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './message-field.module.css';

/** Within this many characters of the limit, the box's form shows how many are left. */
export const COUNT_DOWN_FROM = 200;

/** Words in a box that grows with them: Enter sends what is not blank, Shift and Enter begins a line. */
export const MessageField = forwardRef<
  HTMLTextAreaElement,
  {
    name: string;
    value: string;
    label: string;
    maxLength: number;
    onChange: (text: string) => void;
    onEscape?: (() => void) | undefined;
    /** One line with its button beside it. */
    end?: ReactNode;
  }
>(function MessageField({ name, value, label, maxLength, onChange, onEscape, end }, ref) {
  return (
    <div className={styles.box} data-compact={end ? true : undefined}>
      <textarea
        ref={ref}
        className={styles.text}
        name={name}
        rows={1}
        // Without letters it would take the first language's direction for its own.
        dir={value === '' ? undefined : 'auto'}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => onKey(event, onEscape)}
        maxLength={maxLength}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="send"
      />
      {end}
    </div>
  );
});

function onKey(event: KeyboardEvent<HTMLTextAreaElement>, onEscape: (() => void) | undefined) {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  // Enter also ends a word of an input method.
  if (nativeEvent.isComposing) return;
  if (key === 'Escape' && onEscape) {
    event.preventDefault();
    onEscape();
  }
  if (key !== 'Enter' || shiftKey) return;
  event.preventDefault();
  if (currentTarget.value.trim() !== '') currentTarget.form?.requestSubmit();
}
