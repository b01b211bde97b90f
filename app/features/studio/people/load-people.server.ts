import type { Person } from '#app/contract/people-calls.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

type Translate = (key: `role_${Person['roles'][number]}`) => string;

/** Who works for the brand, with their roles in the words of a language. */
export async function loadPeople(
  { services }: Pick<MarqueeContext, 'services'>,
  { t, language }: { t: Translate; language: string },
) {
  const names = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  return (await services.user.staff()).map((person) => ({
    ...person,
    // Made here: a browser may join them with other marks than the server.
    roleNames: names.format(person.roles.map((role) => t(`role_${role}`))),
  }));
}
