import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { isRightToLeft } from '../overlay/is-right-to-left.ts';
import { rovingTarget } from './roving.ts';

const ITEMS = 'a[href], button:not(:disabled)';

/**
 * One control of a toolbar is in the page's tab order, arrow keys lead to the others (the toolbar pattern of
 * WAI-ARIA). Without scripts all of them are.
 */
export function useRoving(toolbar: RefObject<HTMLElement>) {
  const [current, setCurrent] = useState(0);
  const items = () => [...(toolbar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  // After each render, as a tool may have come or gone.
  useLayoutEffect(() => {
    const all = [...(toolbar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const stop = Math.min(current, all.length - 1);
    all.forEach((item, index) => {
      item.tabIndex = index === stop ? 0 : -1;
    });
  });

  return {
    onFocus({ target }: FocusEvent) {
      const index = items().indexOf(target as HTMLElement);
      if (index !== -1) setCurrent(index);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = items();
      const place = {
        current: all.indexOf(event.target as HTMLElement),
        count: all.length,
        isRightToLeft: isRightToLeft(event.currentTarget),
      };
      const target = rovingTarget(event.key, place);
      if (target === null) return;
      event.preventDefault();
      all[target]?.focus();
    },
  };
}
