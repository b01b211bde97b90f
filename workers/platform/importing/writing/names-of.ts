/** All names of an entity: a rating's is a text, all others are texts by language. */
export function namesOf(name: unknown): string[] {
  const names = typeof name === 'object' && name !== null ? Object.values(name) : [name];
  return names.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
}
