import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps CSS custom properties on an element. By script, because the content security policy refuses `style`
 * attributes in the server's HTML; used only in parts that the browser renders.
 */
export function useProperties<Target extends HTMLElement>(
  properties: Record<`--${string}`, string | number>,
) {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(properties))
      target.current?.style.setProperty(name, String(value));
  });
  return target;
}
