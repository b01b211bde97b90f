import type { i18n, TFunction } from 'i18next';
import { BoundedMap } from '#app/lib/bounded-map.ts';

/** Of one namespace, which has fewer. A flash's cookie may name others. */
const MAX_TEXTS = 500;
/** With names of rows or numbers of slides in them: a brand's pages repeat them, and nobody knows of how many brands. */
const MAX_TEXTS_WITH_VALUES = 300;
/** What is longer is a viewer's own words rather than a name that comes again. */
const MAX_VARIANT_CHARS = 200;

/**
 * Makes the `t` of an instance that never changes remember its texts: i18next takes some 7 µs to look one up, and
 * a page wants a hundred and more, most of them in every row.
 */
export function memoizeTexts(instance: i18n): void {
  const original = instance.getFixedT.bind(instance);
  const known = new Map<string, TFunction>();
  const getFixedT = (lng: string | null, ns: string | readonly string[], keyPrefix?: string) => {
    const scope = JSON.stringify([lng, ns, keyPrefix]);
    const t = known.get(scope) ?? memoizeT(original(lng, ns, keyPrefix));
    known.set(scope, t);
    return t;
  };
  // Its declaration has an overload for each combination of what these three may be.
  instance.getFixedT = getFixedT as i18n['getFixedT'];
}

type AnyT = (key: unknown, options?: unknown, ...rest: unknown[]) => unknown;

function memoizeT(original: TFunction): TFunction {
  const plain = new BoundedMap<string, string>(MAX_TEXTS);
  const withValues = new BoundedMap<string, string>(MAX_TEXTS_WITH_VALUES);
  const translate = original as unknown as AnyT;
  const t: AnyT = (key, options, ...rest) => {
    const variant = typeof key === 'string' && rest.length === 0 ? variantOf(options) : null;
    if (variant === null) return translate(key, options, ...rest);
    const texts = variant === '' ? plain : withValues;
    const name = `${key}${variant}`;
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = translate(key, options);
    if (typeof text === 'string') texts.set(name, text);
    return text;
  };
  // What i18next has put on the function: its language and namespace.
  return Object.assign(t, original) as unknown as TFunction;
}

/** The options as part of a key; null where they are no plain values, or too long to keep. */
function variantOf(options: unknown): string | null {
  if (options === undefined) return '';
  if (typeof options !== 'object' || options === null) return null;
  let variant = '';
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'number') variant += `\n${name} ${value}`;
    // With its length, so that no value can look like the next option.
    else if (typeof value === 'string') variant += `\n${name} ${value.length} ${value}`;
    else return null;
    if (variant.length > MAX_VARIANT_CHARS) return null;
  }
  return variant;
}
