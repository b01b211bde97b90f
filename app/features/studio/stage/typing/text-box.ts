import styles from './text-box.module.css';
import { cutToLimit, fitting } from './text-limit.ts';

export interface BoxOptions {
  /** What is edited, which is not always what is drawn: it may be cut there, or be another language's. */
  value: string;
  maxChars: number;
  hasLines: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
  label: string;
  describedBy: string;
  onInput(typed: { length: number; isCut: boolean }): void;
  onEnd(how: EndOfTyping): void;
}

/** By Enter, Escape, Tab, Shift and Tab, or because the focus went elsewhere. */
export type EndOfTyping = 'keep' | 'drop' | 'next' | 'previous' | 'left';

/** A text of the page that is typed into, in place of the text that the page has there. */
export interface TextBox {
  element: HTMLElement;
  read(): string;
  /** React goes on with the very text that it made (edit-mode.md §17): it is put back as it was. */
  close(): void;
}

export function openTextBox(text: Text, options: BoxOptions): TextBox {
  const element = document.createElement('span');
  element.className = styles.box ?? '';
  element.textContent = options.value;
  element.lang = options.language;
  element.dir = options.direction;
  element.role = 'textbox';
  element.ariaMultiLine = String(options.hasLines);
  element.ariaLabel = options.label;
  element.setAttribute('aria-describedby', options.describedBy);
  makeEditable(element);
  const over = new AbortController();
  const read = () => wordsIn(element, options.hasLines);
  listen(element, options, read, over.signal);
  text.replaceWith(element);
  element.focus();
  return {
    element,
    read,
    close() {
      over.abort();
      element.replaceWith(text);
    },
  };
}

function makeEditable(element: HTMLElement) {
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    // A browser that does not know it: what is pasted is made plain below, and styles are rejected.
    element.contentEditable = 'true';
  }
}

/** As a field of a form has it: with lines where it has any. */
function wordsIn(element: HTMLElement, hasLines: boolean): string {
  const text = (element.innerText ?? element.textContent ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ');
  return hasLines ? text : text.replace(/\n+$/, '').replace(/\n+/g, ' ');
}

function listen(element: HTMLElement, options: BoxOptions, read: () => string, signal: AbortSignal) {
  const { maxChars, onInput } = options;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, handle, { signal });
  on('keydown', (event) => {
    // The stage's keys, and a slider's, are letters and arrows here.
    event.stopPropagation();
    if (!isOfComposition(event)) onKey(event, options);
  });
  on('input', (event) => {
    event.stopPropagation();
    if (!('isComposing' in event) || !event.isComposing) limit(element, options, read);
  });
  on('compositionend', () => limit(element, options, read));
  on('paste', (event) => {
    event.preventDefault();
    event.stopPropagation();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const text = options.hasLines ? pasted : pasted.replace(/\s*[\r\n]+\s*/g, ' ');
    const fits = fitting(text, { typed: read(), maxChars });
    if (fits !== '') insert(fits);
    if (fits !== text) onInput({ length: read().length, isCut: true });
  });
  on('beforeinput', (event) => {
    if (event.inputType.startsWith('format')) event.preventDefault();
    if (event.inputType !== 'insertText' || event.isComposing || event.data === null) return;
    // What is cut afterwards could not be taken back by the browser's own undo.
    if (fitting(event.data, { typed: read(), maxChars }) === event.data) return;
    event.preventDefault();
    onInput({ length: read().length, isCut: true });
  });
  on('drop', (event) => event.preventDefault());
  on('focusout', () => {
    // Another window has the focus: the text is still being typed.
    if (document.hasFocus()) options.onEnd('left');
  });
}

/** What a key is while letters are composed. */
const COMPOSING_KEY_CODE = 229;

/** Safari has ended the composition by the time of the Enter that ended it, and keeps this code alone. */
const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent) =>
  isComposing || keyCode === COMPOSING_KEY_CODE;

function onKey(event: KeyboardEvent, { hasLines, onEnd }: BoxOptions) {
  const { key, shiftKey } = event;
  if (key === 'Enter') {
    event.preventDefault();
    if (shiftKey && hasLines) document.execCommand('insertLineBreak');
    else onEnd('keep');
  } else if (key === 'Escape') {
    event.preventDefault();
    onEnd('drop');
  } else if (key === 'Tab') {
    event.preventDefault();
    onEnd(shiftKey ? 'previous' : 'next');
  }
}

const insert = (text: string) => document.execCommand('insertText', false, text);

function limit(element: HTMLElement, { maxChars, onInput }: BoxOptions, read: () => string) {
  const typed = read();
  const isCut = typed.length > maxChars;
  if (isCut) cutToLimit(element, { typed, maxChars });
  onInput({ length: isCut ? (element.textContent?.length ?? 0) : typed.length, isCut });
}

/** Where typing begins: at a point of the page, or with all of it chosen. */
export function putCaret(element: HTMLElement, at: 'all' | { x: number; y: number }) {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  if (at === 'all') return;
  const found = caretAt(at);
  if (found && element.contains(found.node)) selection?.collapse(found.node, found.offset);
}

/** Browsers have one of these or the other. */
function caretAt({ x, y }: { x: number; y: number }): { node: Node; offset: number } | null {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
