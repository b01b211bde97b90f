import { useRef } from 'react';

/**
 * The same object as last time for as long as each of its values is: what is given to many parts draws them
 * anew only then.
 */
export function useShallowStable<Value extends object>(value: Value): Value {
  const stable = useRef(value);
  if (!isShallowEqual(stable.current, value)) stable.current = value;
  return stable.current;
}

function isShallowEqual<Value extends object>(one: Value, other: Value): boolean {
  const names = Object.keys(other) as (keyof Value)[];
  return names.length === Object.keys(one).length && names.every((name) => Object.is(one[name], other[name]));
}
