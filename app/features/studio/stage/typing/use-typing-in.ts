import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../places/find-places.ts';
import type { EndOfTyping } from './text-box.ts';
import { type TypedLength, typeInPlace } from './type-in-place.ts';
import { useTyping } from './typing.ts';
import { useUndrawn } from './use-undrawn.ts';

type Point = { x: number; y: number };

/** How much is typed, and where that is shown: in pixels from the block's corner where reading begins. */
export type ShownLength = TypedLength & Point;

/** Typing into the texts of a block, in place (edit-mode.md §6). While one is typed the block is not drawn anew. */
export function useTypingIn(block: string, root: RefObject<HTMLElement>, countId: string) {
  const { t } = useTranslation('edit');
  const { t: fieldName } = useTranslation('edit_fields');
  const typing = useTyping();
  const [opened, setOpened] = useState<{ place: Place; at: 'all' | Point } | null>(null);
  const [typed, setTyped] = useState<ShownLength | null>(null);
  const showUndrawn = useUndrawn(typing?.store ?? null);

  const open = (place: Place, at: 'all' | Point = 'all') => {
    if (place.node.isConnected) setOpened({ place, at });
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => typing?.register(block, (place) => latest.current(place)), [typing, block]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is opened once, whatever is drawn meanwhile.
  useLayoutEffect(() => {
    const { current } = root;
    if (!opened || !typing || !current) return;
    const { way } = opened.place;
    const name = way.split('/').at(-1) ?? '';
    return typeInPlace({
      ...{ ...opened, block, typing, describedBy: countId },
      label: t('type_text', { field: fieldName(`field_${name}`, { defaultValue: name }) }),
      onLength: (length, element) => setTyped({ ...length, ...cornerBelow(element, current) }),
      onEnd(how, changed) {
        setOpened(null);
        setTyped(null);
        if (changed) showUndrawn(changed);
        const isOn = how in STEPS && typing.move(block, way, STEPS[how as keyof typeof STEPS]);
        if (!isOn && how !== 'left') current.closest<HTMLElement>('[data-block-id]')?.focus();
      },
    });
  }, [opened]);

  return { open, isTyping: opened !== null, typed };
}

const STEPS = { next: 1, previous: -1 } as const satisfies Partial<Record<EndOfTyping, 1 | -1>>;

function cornerBelow(element: HTMLElement, root: HTMLElement): Point {
  const own = element.getBoundingClientRect();
  // The count is beside the block's content, in the direction of the interface.
  const block = root.closest('[data-block-id]') ?? root;
  const around = block.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(block).direction === 'rtl';
  return {
    x: Math.round(isRightToLeft ? around.right - own.right : own.left - around.left),
    y: Math.round(own.bottom - around.top + 6),
  };
}
