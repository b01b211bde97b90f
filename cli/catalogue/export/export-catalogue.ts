import { LIMITS } from '#app/contract/limits.ts';
import type { ValueOf } from '#app/contract/site/kinds.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import { writeCsvFile } from '#cli/catalogue/csv/write-csv.ts';
import type { OpenBrand } from '#cli/catalogue/open-brand.ts';
import type { Print } from '#cli/local/run-command.ts';
import { readText } from '#workers/platform/importing/csv/cells.ts';
import { toCsvLine } from '#workers/platform/importing/csv/csv-line.ts';
import { nameKey } from '#workers/platform/importing/ids.ts';
import { NAMED_KINDS, type NamedKind } from '#workers/platform/importing/writing/name-index.ts';
import { type Columns, headerOf, rowOf, type WriteName } from './title-columns.ts';

type Title = ValueOf<'title'>;

/** All titles of a brand as a CSV. They are read twice: the header names every language, role and field that one has. */
export async function exportCatalogue(
  { calls }: Pick<OpenBrand, 'calls'>,
  file: string,
  print: Print,
): Promise<void> {
  const columns = await columnsOf(calls);
  const nameOf = await readNames(calls, columns.languages[0] ?? 'en');
  let count = 0;
  async function* rows() {
    yield headerOf(columns);
    for await (const { id, title } of titlesOf(calls)) {
      count++;
      yield rowOf(id, title, columns, nameOf);
    }
  }
  await writeCsvFile(file, rows(), { toLine: toCsvLine });
  print(`${count} titles are in ${file}.`);
}

async function* titlesOf(calls: OpenBrand['calls']): AsyncGenerator<{ id: string; title: Title }> {
  for await (const { id, value } of calls.all('title')) {
    const read = readValue('title', value);
    // What the platform has was written by the same schema.
    if (read.ok) yield { id, title: read.value as unknown as Title };
  }
}

async function columnsOf(calls: OpenBrand['calls']): Promise<Columns> {
  const site = (await calls.named('site', ['site'])).get('site')?.value ?? {};
  const own = typeof site.default_language === 'string' ? site.default_language : 'en';
  const [languages, roles, fields] = [new Set([own]), new Set<string>(), new Set<string>()];
  for await (const { title } of titlesOf(calls)) {
    for (const language of [...Object.keys(title.title), ...Object.keys(title.description ?? {})])
      if (languages.size < LIMITS.shortList) languages.add(language);
    for (const role of Object.keys(title.people)) roles.add(role);
    for (const field of Object.keys(title.metadata)) fields.add(field);
  }
  return { languages: [...languages], roles: [...roles].sort(), fields: [...fields].sort() };
}

/** A name, where import would find this very entity by it. */
async function readNames(calls: OpenBrand['calls'], language: string): Promise<WriteName> {
  const names = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const kind of NAMED_KINDS)
    for await (const { id, value } of calls.all(kind)) {
      const all =
        typeof value.name === 'string' ? { [language]: value.name } : (value.name as Record<string, string>);
      const name = all[language] ?? Object.values(all)[0] ?? id;
      names.set(`${kind}/${id}`, name);
      for (const one of [...Object.values(all), id]) {
        const key = `${kind}/${nameKey(one)}`;
        if (!owners.has(key)) owners.set(key, id);
      }
    }
  return (kind: NamedKind, id: string) => {
    const name = names.get(`${kind}/${id}`) ?? id;
    const isOwn = owners.get(`${kind}/${nameKey(name)}`) === id;
    return isOwn && isPlain(name) ? name : id;
  };
}

/** In a list it is read again as it is. */
function isPlain(name: string): boolean {
  const read = readText(name);
  return !name.includes('|') && name === name.trim() && name.trim() !== '' && read.ok && read.value === name;
}
