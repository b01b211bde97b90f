import type { FieldShape } from '#app/contract/site/block-shapes.ts';

/** A value of a field that no other probe of another number has, where there are so many. */
export function probe(shape: FieldShape, number: number): unknown {
  switch (shape.kind) {
    case 'text':
      return `p${number}`;
    case 'choice':
      return shape.choices[number % shape.choices.length];
    case 'switch':
      return true;
    case 'link':
      return `/p${number}`;
    case 'picture':
      return `images/p${number}.webp`;
    case 'player':
      return { type: 'CONTENT', data: `p${number}` };
    case 'titles':
      return [`p${number}`];
    case 'rules':
      return [{ type: 'system_defined', name: `p${number}`, id: `p${number}` }];
    case 'group':
      return probeAll(shape.entries, number);
    case 'list':
      return [probeAll(shape.entries, number)];
  }
}

/** Values that would look different if the field counted. */
export function variantsOf(shape: FieldShape): unknown[] {
  if (shape.kind === 'choice') return [...shape.choices];
  if (shape.kind === 'switch') return [true, false];
  return [probe(shape, 1), probe(shape, 2)];
}

function probeAll(entries: Extract<FieldShape, { kind: 'group' }>['entries'], number: number) {
  return Object.fromEntries(entries.map(([name, shape]) => [name, probe(shape, number)]));
}
