import { directionOf } from '#app/features/i18n/direction.ts';
import type { Place } from '../places/find-places.ts';
import { type EndOfTyping, openTextBox, putCaret } from './text-box.ts';
import { type TypedField, typeCommand, typedValue } from './typed-value.ts';
import type { Typing } from './typing.ts';

/** Longer texts have lines, as in their form. */
const LINE_CHARS = 200;

export interface TypedLength {
  length: number;
  maxChars: number;
  /** More was typed or pasted than fits. */
  isCut: boolean;
}

interface Options {
  place: Place;
  at: 'all' | { x: number; y: number };
  block: string;
  typing: Typing;
  label: string;
  /** Of the element that has the length in words. */
  describedBy: string;
  onLength(typed: TypedLength, element: HTMLElement): void;
  /** What was typed is in the store by then. */
  onEnd(how: EndOfTyping, changed: { text: Text; field: TypedField; value: string } | null): void;
}

/** Opens a text of the page to be typed into; what it answers ends that, and keeps what was typed. */
export function typeInPlace({ place, at, block, typing, label, describedBy, ...on }: Options): () => void {
  const { field, way } = place;
  if (field.kind !== 'text') return () => undefined;
  const { maxChars } = field;
  const { store, language } = typing;
  const text = place.node as Text;
  const typed: TypedField = { block, way, language };
  const before = typedValue(store.document, typed) ?? text.nodeValue ?? '';
  const box = openTextBox(text, {
    ...{ value: before, maxChars, hasLines: maxChars > LINE_CHARS || before.includes('\n') },
    ...{ language, direction: directionOf(language), label, describedBy },
    onInput: ({ length, isCut }) => on.onLength({ length, isCut, maxChars }, box.element),
    onEnd: end,
  });
  const isChanged = () => box.read().trim() !== before.trim();
  let isOver = false;

  function end(how: EndOfTyping) {
    if (isOver) return;
    isOver = true;
    window.removeEventListener('beforeunload', warn);
    const value = how !== 'drop' && isChanged() ? box.read().trim() : null;
    box.close();
    on.onEnd(how, value !== null && keep(typing, typed, value) ? { text, field: typed, value } : null);
  }
  // What is typed is no change yet: leaving the page would lose it.
  function warn(event: BeforeUnloadEvent) {
    if (isChanged()) event.preventDefault();
  }

  window.addEventListener('beforeunload', warn);
  box.element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  putCaret(box.element, at);
  on.onLength({ length: before.length, isCut: false, maxChars }, box.element);
  return () => end('left');
}

/** Where a colleague has deleted the block meanwhile, the words are shown beside that. */
function keep({ store }: Typing, field: TypedField, value: string): boolean {
  const command = typeCommand(field, value);
  const changed = store.change([command]);
  if (!changed.ok) store.hold(command, changed.reason);
  return changed.ok;
}
