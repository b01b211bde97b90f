import { type RefObject, useEffect, useRef, useState } from 'react';

interface ComboboxOptions {
  listId: string;
  /** How many options there are. */
  count: number;
  /** Gets what is typed, without the blanks around it. */
  onText(text: string): void;
}

interface Combobox {
  isOpen: boolean;
  /** Of the options; -1 is the field itself. */
  active: number;
  close(): void;
}

/**
 * Makes a search field a combobox (ARIA 1.2) over the options with the ids `<listId>-0`, `<listId>-1` …: they
 * are opened by typing and by the focus, the arrow keys go through them, Enter follows one, and Escape closes
 * them. The field is the form's own: without this it is a plain one.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement>,
  { listId, count, onText }: ComboboxOptions,
): Combobox {
  // Its code may arrive after the focus has gone on.
  const [isWanted, setWanted] = useState(() => document.activeElement === field.current);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const listeners = useLatest({
    input(input: HTMLInputElement) {
      onText(input.value.trim());
      setWanted(true);
      setActive(-1);
    },
    keydown(event: KeyboardEvent) {
      if (event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && count > 0) {
        event.preventDefault();
        setWanted(true);
        // The field is one of the stops.
        setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
      } else if (event.key === 'Enter' && isOpen && active >= 0) {
        event.preventDefault();
        document.getElementById(`${listId}-${active}`)?.click();
      } else if (event.key === 'Escape' && isOpen) {
        // The menu around it stays, and so does what is typed.
        event.preventDefault();
        event.stopPropagation();
        close();
      }
    },
    mousedown(event: MouseEvent) {
      // The focus stays in the field, and the options open: a scroll bar and, in Safari, a button do not get it.
      const isInForm = event.target instanceof Node && field.current?.form?.contains(event.target);
      if (!isInForm) event.preventDefault();
    },
    focusout(event: FocusEvent) {
      const box = boxOf(field.current);
      if (!(event.relatedTarget instanceof Node && box?.contains(event.relatedTarget))) close();
    },
  });
  useEffect(() => {
    const input = field.current;
    const box = boxOf(input);
    if (!input || !box) return;
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('input', () => listeners.current.input(input), { signal });
    input.addEventListener('focus', () => listeners.current.input(input), { signal });
    input.addEventListener('keydown', (event) => listeners.current.keydown(event), { signal });
    box.addEventListener('mousedown', (event) => listeners.current.mousedown(event), { signal });
    box.addEventListener('focusout', (event) => listeners.current.focusout(event), { signal });
    return () => controller.abort();
  }, [field, listeners]);
  useEffect(() => describe(field.current, { listId, isOpen, active }), [field, listId, isOpen, active]);
  return { isOpen, active, close };
}

/** The form and its suggestions. */
function boxOf(input: HTMLInputElement | null) {
  return input?.form?.parentElement;
}

function describe(
  input: HTMLInputElement | null,
  { listId, isOpen, active }: { listId: string; isOpen: boolean; active: number },
): void {
  input?.setAttribute('role', 'combobox');
  input?.setAttribute('aria-autocomplete', 'list');
  input?.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) input?.setAttribute('aria-controls', listId);
  else input?.removeAttribute('aria-controls');
  if (isOpen && active >= 0) input?.setAttribute('aria-activedescendant', `${listId}-${active}`);
  else input?.removeAttribute('aria-activedescendant');
}

/** Listeners are added once, and see what was rendered last. */
function useLatest<T>(value: T) {
  const ref = useRef(value);
  ref.current = value;
  return ref;
}
