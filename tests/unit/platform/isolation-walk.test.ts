import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT_DIR } from '#cli/local/root-dir.ts';

const PLATFORM_DIR = path.join(ROOT_DIR, 'workers/platform');

const sources = readdirSync(PLATFORM_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'drizzle.config.ts')
  .map((file) => ({ file, text: readFileSync(path.join(PLATFORM_DIR, file), 'utf8') }));

const outsideStorage = sources.filter(({ file }) => !file.startsWith('storage/'));

/** Types may be imported; a table, or drizzle itself, would be a way around the account. */
const VALUE_IMPORT = /import\s+(?!type\b)[^;]*?from\s+'([^']+)'/g;

function valueImports(text: string): string[] {
  return [...text.matchAll(VALUE_IMPORT)].map(([, specifier = '']) => specifier);
}

describe('the modules of the platform', () => {
  test('only the storage layer and the writers of editing know tables and SQL', () => {
    const offenders = outsideStorage.filter(
      ({ file, text }) =>
        !file.startsWith('editing/') &&
        valueImports(text).some((from) => from.includes('storage/schema') || from.startsWith('drizzle-orm')),
    );
    expect(offenders.map(({ file }) => file)).toEqual([]);
  });

  test('the writers of editing reach rows through the scope of an account that they are handed', () => {
    const editing = sources.filter(({ file }) => file.startsWith('editing/'));
    expect(editing.length).toBeGreaterThan(20);
    const offenders = editing.filter(({ text }) =>
      /storage\/database|account-store|new AccountScope|\.prepare\(|\b(?:FROM|JOIN) (?!json_each|\$\{)\w/.test(
        text,
      ),
    );
    expect(offenders.map(({ file }) => file)).toEqual([]);
  });

  test('within the storage layer only these modules import the database', () => {
    const holders = sources
      .filter(({ text }) => /import[^;]*\bDatabase\b[^;]*from '\.\/database\.ts'|drizzle-orm\/d1/.test(text))
      .map(({ file }) => file)
      .sort();
    expect(holders).toEqual([
      'storage/account-scope.ts',
      'storage/account-store.ts',
      'storage/database.ts',
      'storage/directory.ts',
      // The hostnames of all brands, for the operator and the cron; a brand's owners reach their own by its slug.
      'storage/domain-store.ts',
      // Deletes all rows of accounts that are erased, and counts them.
      'storage/erasure-store.ts',
      // Counts over all accounts, for the operator alone.
      'storage/health-store.ts',
      // Deletes expired rows of all accounts and reads nothing.
      'storage/housekeeping.ts',
      // The incidents of all accounts, for the operator alone.
      'storage/incident-list.ts',
      // Makes statements for the scope of an account.
      'storage/raw-statement.ts',
      // The brands of all accounts, for the operator alone.
      'storage/registry-projection.ts',
      'storage/registry-states.ts',
      'storage/registry-store.ts',
      'storage/registry-writes.ts',
      // Seals what is sealed in all accounts anew.
      'storage/reseal-store.ts',
      'storage/row-writes.ts',
      // Finds the account that a token is of.
      'storage/token-store.ts',
    ]);
  });

  test('no module but the entry and the limit object touches D1 itself', () => {
    const offenders = sources.filter(({ text }) =>
      /\.prepare\(\s*['"`]|\.exec\(\s*['"`]|env\.DB\b/.test(text),
    );
    // The limit object counts tries in its own database, which has no rows of accounts.
    expect(offenders.map(({ file }) => file).sort()).toEqual(['durable-objects/limit-object.ts', 'index.ts']);
  });

  test('the search index and the facets are queried in one place each, and by account', () => {
    const filesWith = (table: RegExp) =>
      sources.filter(({ text }) => table.test(text)).map(({ file }) => file);
    expect(filesWith(/\bsearch_index\b/).sort()).toEqual([
      // How an erased account's entries are found.
      'storage/account-tables.ts',
      'storage/search-store.ts',
    ]);
    expect(filesWith(/\b(?:FROM|JOIN) (?:content_facets|title_order)\b/).sort()).toEqual([
      'storage/content-facets.ts',
      'storage/content-list.ts',
      'storage/facet-counts.ts',
      'storage/title-sources.ts',
    ]);
    // Facets and ranges of the index are numbers; only these names make numbers out of an account's own rows.
    for (const [file, table] of [
      ['storage/search-store.ts', 'search_documents'],
      ['storage/content-conditions.ts', 'facets'],
    ]) {
      const text = sources.find((source) => source.file === file)?.text ?? '';
      const statements = text.match(new RegExp(`FROM ${table}\\b[^\`]*`, 'g')) ?? [];
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.filter((statement) => !/account_id = \$\{accountId\}/.test(statement))).toEqual([]);
    }
  });
});
