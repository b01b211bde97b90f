import fc, { type Arbitrary } from 'fast-check';

/** Words that would be seen if they became anything but words. */
export const HOSTILE = [
  '"><img data-evil src=x onerror=alert(1)>',
  "'><script data-evil>alert(1)</script>",
  '</style></title></textarea><b data-evil>',
  'javascript:alert(1)',
  'data:text/html,<b data-evil>',
  '//evil.example/x',
  '\u202eevil\u2066',
  '&lt;b data-evil&gt;',
  '{{evil}} $t(evil)',
];

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(
    'Title',
    '/path',
    'https://example.org/a',
    'images/a.w640.webp',
    'film-a',
    'LEFT',
    'sm',
    '',
  ),
);

/** What a schema of valibot describes; only its kinds that blocks are made of. */
interface Described {
  type: string;
  entries?: Record<string, Described>;
  wrapped?: Described;
  item?: Described;
  options?: unknown[];
  literal?: unknown;
  pipe?: [Described, ...unknown[]];
  value?: Described;
}

/** Data of a schema's shape. Its checks may still refuse some of it, which is what lenient reading is for. */
export function arbitraryOf(schema: Described): Arbitrary<unknown> {
  const inner = schema.pipe && schema.pipe[0] !== schema ? schema.pipe[0] : schema;
  switch (inner.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return fc.record(
        Object.fromEntries(
          Object.entries(inner.entries ?? {}).map(([name, entry]) => [name, arbitraryOf(entry)]),
        ),
      );
    case 'optional':
    case 'nullable':
    case 'nullish':
      return inner.wrapped
        ? fc.option(arbitraryOf(inner.wrapped), { nil: undefined, freq: 6 })
        : fc.constant(undefined);
    case 'array':
      return fc.array(inner.item ? arbitraryOf(inner.item) : fc.constant(null), { maxLength: 5 });
    case 'union':
    case 'variant':
      return fc.oneof(...((inner.options ?? []) as Described[]).map((option) => arbitraryOf(option)));
    case 'picklist':
      return fc.constantFrom(...(inner.options ?? []));
    case 'literal':
      return fc.constant(inner.literal);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.double();
    case 'string':
      return text;
    default:
      return fc.jsonValue();
  }
}
