export type EntityValue = Record<string, unknown>;

/** `people.director` of a value; undefined where there is nothing. */
export function valueAt(value: EntityValue, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? (at as EntityValue)[name] : undefined),
      value,
    );
}

/** Puts it at `logos.on_dark` of a value; undefined takes it away, with what has nothing else in it. */
export function setAt(value: EntityValue, path: string, to: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const inner = { ...((value[name] ?? {}) as EntityValue) };
    setAt(inner, rest.join('.'), to);
    setAt(value, name, Object.keys(inner).length > 0 ? inner : undefined);
  } else if (to === undefined) delete value[name];
  else value[name] = to;
}

/** In a language, or else in the first that has words. */
export function textIn(texts: unknown, language: string): string {
  if (typeof texts === 'string') return texts;
  if (typeof texts !== 'object' || texts === null) return '';
  const byLanguage = texts as Record<string, unknown>;
  const own = byLanguage[language];
  if (typeof own === 'string' && own !== '') return own;
  return (
    Object.values(byLanguage).find((text): text is string => typeof text === 'string' && text !== '') ?? ''
  );
}

export const idsAt = (value: EntityValue, path: string): string[] => {
  const found = valueAt(value, path);
  if (typeof found === 'string') return [found];
  return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
};
