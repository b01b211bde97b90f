import { type EntityValue, textIn } from './entity-value.ts';

/** By which people know an entity of any kind; its id where it has no name. */
export function entityName({ id, value }: { id: string; value: EntityValue }, language: string): string {
  const { name, title, code } = value;
  return textIn(title, language) || textIn(name, language) || textIn(code, language) || id;
}
