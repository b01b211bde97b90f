import { translator } from '#app/features/i18n/i18n-server.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** Who works for the brand, with their roles in words. */
export async function loadPeople(context: MarqueeContext) {
  const [t, language] = await Promise.all([translator(context, 'edit'), context.language.get()]);
  const names = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  return (await context.services.user.staff()).map((person) => ({
    ...person,
    // Made here: a browser may join them with other marks than the server.
    roleNames: names.format(person.roles.map((role) => t(`role_${role}`))),
  }));
}
