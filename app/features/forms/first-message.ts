/** The first of what is wrong with a form, in the order of its fields. */
export function firstMessage(errors: Record<string, string[] | null> | null | undefined): string | undefined {
  return Object.values(errors ?? {}).flatMap((messages) => messages ?? [])[0];
}
