import { useEffect, useState } from 'react';

/** A rectangle in CSS pixels, from the upper left corner of the block. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where things are in a block while its tools show: slides move, pictures come, windows change. `nodes` are
 * the same array as long as they are the same nodes.
 */
export function useBoxes(block: Element, nodes: readonly Element[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);

  useEffect(() => {
    let handle = 0;
    const measure = () => {
      const now = boxesIn(block, nodes);
      setBoxes((shown) => (areSame(shown, now) ? shown : now));
      handle = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(handle);
  }, [block, nodes]);

  return boxes;
}

function boxesIn(block: Element, nodes: readonly Element[]): Box[] {
  const around = block.getBoundingClientRect();
  return nodes.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left - around.left, y: top - around.top, width, height };
  });
}

const areSame = (one: readonly Box[], other: readonly Box[]) =>
  one.length === other.length &&
  one.every((box, index) => {
    const { x, y, width, height } = other[index] ?? box;
    return box.x === x && box.y === y && box.width === width && box.height === height;
  });
