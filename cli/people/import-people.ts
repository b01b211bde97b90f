import path from 'node:path';
import * as v from 'valibot';
import { toLine } from '#app/contract/site/plain-words.ts';
import type { ViewerResult } from '#app/contract/site/viewers.ts';
import { callOver } from '#cli/admin/admin-call.ts';
import { writeCsvFile } from '#cli/catalogue/csv/write-csv.ts';
import type { OpenBrand } from '#cli/catalogue/open-brand.ts';
import { CommandError, type Print } from '#cli/local/run-command.ts';
import { toBatches } from './batches.ts';
import { named, type Person, readPeople } from './read-people.ts';

const ResponseSchema = v.object({
  data: v.object({ results: v.array(v.looseObject({ result: v.string() })) }),
});
const SHOWN = 20;

export interface PeopleOptions {
  file: string;
  report: string | undefined;
  isDryRun: boolean;
  invite: 'new' | 'all' | 'none';
}

interface Line {
  person: Pick<Person, 'line' | 'address'>;
  result: ViewerResult;
}

/** Sends a file's people. Answers whether all came in. */
export async function importPeople(
  brand: Pick<OpenBrand, 'request' | 'accountId'>,
  options: PeopleOptions,
  print: Print,
): Promise<boolean> {
  const { file } = options;
  const lines: Line[] = [];
  const reportFile = options.report ?? path.join(path.dirname(file), 'people-report.csv');
  const people: Person[] = [];
  // To its end before the first is sent: a broken file sends no invitation.
  for await (const person of readPeople(file, print)) {
    if (person.faults.length === 0) people.push(person);
    else lines.push({ person, result: rejected(person.faults) });
  }
  if (people.length + lines.length === 0) throw new CommandError(`${file} has no people.`);
  try {
    for (const batch of toBatches(people)) lines.push(...(await send(brand, batch, options)));
  } finally {
    await writeReport(reportFile, lines);
  }
  for (const line of summaryOf(lines, options)) print(line);
  print(`Every line is in ${reportFile}.`);
  return lines.every(({ result }) => result.result !== 'rejected');
}

function rejected(faults: ViewerResult['faults']): ViewerResult {
  return {
    result: 'rejected',
    renewal: null,
    is_invited: false,
    has_payment_reminder: false,
    faults,
    notes: [],
  };
}

async function send(
  { request, accountId }: Pick<OpenBrand, 'request' | 'accountId'>,
  people: readonly Person[],
  { isDryRun, invite }: PeopleOptions,
): Promise<Line[]> {
  const body = { dry_run: isDryRun, invite, viewers: people.map(({ entry }) => entry) };
  const path = `/admin/v1/accounts/${encodeURIComponent(accountId)}/people`;
  const read = v.safeParse(ResponseSchema, await callOver(request)('POST', path, body));
  if (!read.success || read.output.data.results.length !== people.length)
    throw new CommandError('The platform did not respond to every person.');
  // What the schema leaves open is the contract's own type.
  const results = read.output.data.results as unknown as ViewerResult[];
  return people.map((person, at) => {
    const result = results[at] ?? rejected([]);
    return { person, result: { ...result, faults: result.faults.map(named) } };
  });
}

const RESULT_WORDS = {
  created: 'created',
  changed: 'changed',
  same: 'same',
  rejected: 'not written',
} as const;

async function writeReport(file: string, lines: Line[]): Promise<void> {
  lines.sort((a, b) => a.person.line - b.person.line);
  const rows = lines.map(({ person: { line, address }, result }) => [
    String(line),
    address,
    RESULT_WORDS[result.result],
    result.is_invited ? 'invited' : '',
    renewalWords(result),
    [...result.faults.map(toLine), ...result.notes].join('; '),
  ]);
  const header = ['line', 'address', 'done', 'invitation', 'renewal', 'why'];
  // People's addresses: for who made the file alone.
  await writeCsvFile(file, [header, ...rows], { mode: 0o600 });
}

function renewalWords({ renewal, has_payment_reminder }: ViewerResult): string {
  if (renewal === null) return '';
  if (renewal === 'automatic') return 'goes on';
  return has_payment_reminder ? 'asked to pay again' : 'has to be paid again';
}

function summaryOf(lines: readonly Line[], { isDryRun, invite }: PeopleOptions): string[] {
  const count = (isCounted: (result: ViewerResult) => boolean) =>
    lines.filter(({ result }) => isCounted(result)).length;
  const counts = (['created', 'changed', 'same', 'rejected'] as const)
    .map((name) => [count(({ result }) => result === name), RESULT_WORDS[name]] as const)
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`);
  const faulty = lines.filter(({ result }) => result.result === 'rejected');
  const notInvited = count(({ notes }) => notes.some((words) => words.startsWith('no invitation')));
  const invitedBefore = count(({ notes }) => notes.some((words) => words.startsWith('was invited')));
  return [
    `${lines.length} people: ${counts.join(', ')}.${isDryRun ? ' This was a dry run: nothing was written or sent.' : ''}`,
    ...faulty
      .slice(0, SHOWN)
      .map(
        ({ person: { line, address }, result }) =>
          `  line ${line} (${address}): ${result.faults.map(toLine).join('; ')}`,
      ),
    ...(faulty.length > SHOWN ? [`  and ${faulty.length - SHOWN} more`] : []),
    `${count(({ is_invited }) => is_invited)} are invited to set a password; ${count(({ renewal }) => renewal === 'automatic')} plans go on by themselves, ${count(({ renewal }) => renewal === 'pays-again')} have to be paid again (${count(({ has_payment_reminder }) => has_payment_reminder)} of their viewers are asked to in the invitation).`,
    ...(invitedBefore > 0 ? [`${invitedBefore} were invited less than a day ago, and are not again.`] : []),
    ...(notInvited > 0
      ? [
          `${notInvited} could not be invited: mail is not set up, or the brand has no hostname. Set it up, then --invite-again.`,
        ]
      : []),
    ...(invite === 'none'
      ? ['Nobody was invited: import the same file with --invite-again once they may come.']
      : []),
  ];
}
