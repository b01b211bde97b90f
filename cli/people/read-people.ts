import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Fault } from '#app/contract/site/plain-words.ts';
import { faultsOf } from '#app/contract/site/plain-words.ts';
import { type ViewerEntry, ViewerEntrySchema } from '#app/contract/site/viewers.ts';
import { readCsv } from '#cli/catalogue/csv/read-csv.ts';
import { decodeFile } from '#cli/catalogue/reading/decode-file.ts';
import { recogniseSource } from '#cli/catalogue/reading/source-kind.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { readDate, readText } from '#workers/platform/importing/csv/cells.ts';
import { guessDelimiter } from '#workers/platform/importing/csv/delimiter.ts';
import type { CsvRow } from '#workers/platform/importing/csv/rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The columns of a list of people, and what other systems call them. */
const HEADERS: Readonly<Record<keyof ViewerEntry, readonly string[]>> = {
  email_id: ['email_id', 'address', 'email', 'emailaddress', 'mail', 'username', 'correo'],
  name: ['name', 'fullname', 'displayname', 'customername', 'nombre', 'nom'],
  language: ['language', 'locale', 'idioma', 'langue'],
  plan: ['plan', 'planname', 'subscription', 'product', 'productname'],
  paid_until: [
    'paid_until',
    'currentperiodend',
    'periodend',
    'validuntil',
    'expires',
    'expirydate',
    'nextbillingdate',
    'nextrenewal',
  ],
  gateway_customer: [
    'gateway_customer',
    'gatewaycustomerid',
    'customerid',
    'customer',
    'stripecustomer',
    'stripecustomerid',
  ],
  payment_method: [
    'payment_method',
    'paymentmethodid',
    'stripepaymentmethod',
    'card',
    'cardid',
    'source',
    'defaultsource',
  ],
};

const plain = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export interface Person {
  line: number;
  /** For messages. */
  address: string;
  entry: Partial<Record<keyof ViewerEntry, string>>;
  faults: Fault[];
}

/** The people of a CSV, with what is wrong with each. */
export async function* readPeople(file: string, note: (line: string) => void): AsyncGenerator<Person> {
  const { kind, encoding, head } = await recogniseSource(file, file);
  if (kind !== 'csv') throw new CommandError(`${file} is no CSV.`);
  const rows = readCsv(decodeFile(file, encoding), guessDelimiter(head), file);
  const header = await rows.next();
  const columns = columnsOf(header.done ? [] : header.value.cells, file, note);
  const lines = new Map<string, number>();
  for await (const row of rows) yield toPerson(row, columns, lines);
}

type Columns = readonly (keyof ViewerEntry | null)[];

function columnsOf(headers: readonly string[], file: string, note: (line: string) => void): Columns {
  const columns = headers.map((header) => {
    const names = Object.keys(HEADERS) as (keyof ViewerEntry)[];
    return names.find((name) => HEADERS[name].some((one) => plain(one) === plain(header))) ?? null;
  });
  const twice = columns.find((column, at) => column !== null && columns.indexOf(column) !== at);
  if (twice) throw new CommandError(`${file}: two columns are the ${twice}: take one out.`);
  if (!columns.includes('email_id'))
    throw new CommandError(
      `${file}: no column is the address. The first line names the columns: ${Object.keys(HEADERS)
        .map((name) => (name === 'email_id' ? 'address' : name))
        .join(', ')}.`,
    );
  const unknown = headers.filter((_, at) => columns[at] === null);
  if (unknown.length > 0) note(`Columns left out: ${unknown.join(', ')}.`);
  return columns;
}

function toPerson({ line, cells }: CsvRow, columns: Columns, lines: Map<string, number>): Person {
  const person: Person = { line, address: '', entry: {}, faults: [] };
  columns.forEach((column, at) => {
    if (!column) return;
    const cell = readText(cells[at] ?? '');
    if (!cell.ok) person.faults.push({ path: column, message: cell.message });
    else if (cell.value !== '') person.entry[column] = cell.value;
  });
  person.address = person.entry.email_id ?? '';
  // A mail has to call its reader something.
  person.entry.name ??= person.address.split('@')[0] ?? '';
  putEnd(person);
  const read = v.safeParse(ViewerEntrySchema, person.entry);
  if (!read.success && person.faults.length === 0) person.faults.push(...faultsOf(read.issues).map(named));
  addDouble(person, lines);
  return person;
}

/** A day is paid to its end. */
function putEnd(person: Person): void {
  const text = person.entry.paid_until;
  if (text === undefined) return;
  const read = readDate(text, 'YYYY-MM-DD');
  if (!read.ok) {
    person.faults.push({ path: 'paid_until', message: read.message });
    return;
  }
  const isDay = !/\d:\d/.test(text);
  person.entry.paid_until = isDay ? new Date(Date.parse(read.value) + DAY_MS).toISOString() : read.value;
}

function addDouble(person: Person, lines: Map<string, number>): void {
  // A hundred thousand addresses as they are would be a list of people in memory dumps.
  const key = createHash('sha256')
    .update(`${person.address.normalize('NFKC').toLowerCase()}\n${person.entry.plan?.toLowerCase() ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
  const first = lines.get(key);
  if (first === undefined) lines.set(key, person.line);
  else if (person.address !== '')
    person.faults.push({
      path: 'address',
      message: `is on line ${first}, too, with the same plan: each once`,
    });
}

/** By the name of the column. */
export const named = ({ path, message }: Fault): Fault => ({
  path: path === 'email_id' ? 'address' : path,
  message,
});
