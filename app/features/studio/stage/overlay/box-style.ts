import type { CSSProperties } from 'react';
import { isRightToLeft } from './is-right-to-left.ts';
import type { Box } from './use-boxes.ts';

/** A box as the properties of a style; `--start` is from where the line begins. */
export function boxStyle({ x, y, width, height }: Box, block: Element): CSSProperties {
  const start = isRightToLeft(block) ? block.clientWidth - x - width : x;
  const properties = { '--x': x, '--y': y, '--width': width, '--height': height, '--start': start };
  return Object.fromEntries(Object.entries(properties).map(([name, px]) => [name, `${px}px`]));
}
