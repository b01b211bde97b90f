import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '#app/features/i18n/direction.ts';
import type { Place } from '../places/find-places.ts';
import { openTextBox, putCaret, type TextBox } from './text-box.ts';
import { type TypedField, typeCommand, typedValue } from './typed-value.ts';
import { useTyping } from './typing.ts';
import { useUndrawn } from './use-undrawn.ts';

/** Longer texts have lines, as in their form. */
const LINE_CHARS = 200;

type Point = { x: number; y: number };

/** A text of the block that is typed into. */
interface Opened {
  place: Place;
  at: 'all' | Point;
}

/** How much is typed, and where that is shown: in pixels from the block's corner where reading begins. */
export interface TypedLength {
  length: number;
  maxChars: number;
  isCut: boolean;
  x: number;
  y: number;
}

/** Typing into the texts of a block, in place (edit-mode.md §6). While one is typed the block is not drawn anew. */
export function useTypingIn(block: string, root: RefObject<HTMLElement>, countId: string) {
  const { t } = useTranslation('edit');
  const { t: fieldName } = useTranslation('edit_fields');
  const typing = useTyping();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [typed, setTyped] = useState<TypedLength | null>(null);
  const box = useRef<TextBox | null>(null);
  const undrawn = useUndrawn(typing?.store ?? null);

  const open = (place: Place, at: Opened['at'] = 'all') => {
    if (place.field.kind === 'text' && place.node.isConnected) setOpened({ place, at });
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => typing?.register(block, (place) => latest.current(place)), [typing, block]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is opened once, whatever is drawn meanwhile.
  useLayoutEffect(() => {
    const { current } = root;
    if (!opened || !typing || !current) return;
    const { place, at } = opened;
    const { field, node, way } = place;
    if (field.kind !== 'text') return;
    const { maxChars } = field;
    const { store, language } = typing;
    const text = node as Text;
    const typedField: TypedField = { block, way, language };
    const before = typedValue(store.document, typedField) ?? text.nodeValue ?? '';
    const name = way.split('/').at(-1) ?? '';
    const show = (length: number, isCut: boolean) =>
      setTyped({ length, isCut, maxChars, ...cornerBelow(openedBox.element, current) });
    const end = (how: 'keep' | 'drop' | 'next' | 'previous' | 'left') => {
      if (box.current !== openedBox) return;
      const value = openedBox.read().trim();
      box.current = null;
      openedBox.close();
      setOpened(null);
      setTyped(null);
      if (how !== 'drop' && value !== before.trim() && store.change([typeCommand(typedField, value)]).ok)
        undrawn(text, typedField, value);
      const isOn =
        (how === 'next' && typing.move(block, way, 1)) || (how === 'previous' && typing.move(block, way, -1));
      if (!isOn && how !== 'left') current.closest<HTMLElement>('[data-block-id]')?.focus();
    };
    const openedBox = openTextBox(text, {
      ...{ value: before, maxChars, hasLines: maxChars > LINE_CHARS || before.includes('\n') },
      ...{ language, direction: directionOf(language), describedBy: countId },
      label: t('type_text', { field: fieldName(`field_${name}`, { defaultValue: name }) }),
      onInput: ({ length, isCut }) => show(length, isCut),
      onEnd: end,
    });
    box.current = openedBox;
    openedBox.element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    putCaret(openedBox.element, at);
    show(before.length, false);
    // What is typed is no change yet: leaving the page would lose it.
    const warn = (event: BeforeUnloadEvent) => {
      if (openedBox.read().trim() !== before.trim()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      end('left');
    };
  }, [opened]);

  return { open, isTyping: opened !== null, typed };
}

function cornerBelow(element: HTMLElement, root: HTMLElement) {
  const own = element.getBoundingClientRect();
  const around = (root.closest('[data-block-id]') ?? root).getBoundingClientRect();
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  return {
    x: Math.round(isRightToLeft ? around.right - own.right : own.left - around.left),
    y: Math.round(own.bottom - around.top + 6),
  };
}
