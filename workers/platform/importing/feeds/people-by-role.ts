interface Credit {
  name: string | undefined;
  role: string | undefined;
}

/** Names by role, each once. A feed may call a role anything, `constructor` too. */
export function peopleByRole(credits: readonly Credit[]): Record<string, string[]> {
  const people = new Map<string, Set<string>>();
  for (const { name, role = 'cast' } of credits) {
    const key = role
      .trim()
      .toLowerCase()
      .replace(/^actor$/, 'cast');
    if (!name || key === '') continue;
    people.set(key, (people.get(key) ?? new Set()).add(name));
  }
  return Object.fromEntries([...people].map(([role, names]) => [role, [...names]]));
}
