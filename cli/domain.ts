import * as v from 'valibot';
import { type Diagnosis, DiagnosisSchema, RecordChangeSchema } from '#app/contract/domain.ts';
import { type AdminCall, callOver } from './admin/admin-call.ts';
import { openAdmin } from './admin/open-admin.ts';
import { toList, toPage, toRecordLines } from './domain/print-diagnosis.ts';
import { helpFor } from './domain/usage.ts';
import { parseOptions } from './local/parse-options.ts';
import { type Command, type CommandContext, CommandError, isEntry, runCommand } from './local/run-command.ts';
import { adminStore } from './tenant/admin-store.ts';
import { shownHostname, toHostname } from './tenant/hostnames.ts';

const ResponseSchema = v.object({ data: DiagnosisSchema });
const notes = v.array(v.string());
const AddedSchema = v.object({
  data: v.object({ diagnosis: DiagnosisSchema, record: v.nullable(RecordChangeSchema), notes }),
});
const RemovedSchema = v.object({ data: v.object({ notes }) });

/**
 * `npm run domain`: gives brands hostnames and takes them off, and why hostnames do not show their site. Ends with 1
 * unless all of those that were looked at do.
 */
async function domain({ args, env, print }: CommandContext) {
  const { command, subject, host, brand, remote } = readArguments(args);
  const hostname = command === 'check' ? toHostname(subject, subject) : host;
  const { request, ...place } = await openAdmin(remote, env);
  const call = callOver(request);
  try {
    if (command === 'add' && hostname !== null) {
      const { diagnosis, record, notes } = await addDomain(call, subject, hostname);
      print([...notes, toPage(diagnosis), ...toRecordLines(diagnosis, record)].join('\n'));
      return codeOf([diagnosis]);
    }
    if (command === 'remove' && hostname !== null) {
      print(
        [
          `${shownHostname(hostname)} is taken off ${subject}.`,
          ...(await removeDomain(call, subject, hostname)),
        ].join('\n'),
      );
      return 0;
    }
    if (hostname !== null) {
      const diagnosis = await fetchDiagnosis(call, hostname, brand);
      print(toPage(diagnosis));
      return codeOf([diagnosis]);
    }
    const tenant = await adminStore(request, place).find(subject);
    if (!tenant) throw new CommandError(`There is no brand ${subject} ${place.where}.`);
    const diagnoses: Diagnosis[] = [];
    // One after another: each takes a dozen queries of its own.
    for (const each of tenant.hostnames) diagnoses.push(await fetchDiagnosis(call, each, subject));
    print(toList(diagnoses));
    return codeOf(diagnoses);
  } finally {
    await place.close();
  }
}

const codeOf = (diagnoses: readonly Diagnosis[]) =>
  diagnoses.every(({ state }) => state === 'live') ? 0 : 1;

async function fetchDiagnosis(call: AdminCall, hostname: string, brand: string | undefined) {
  const query = brand === undefined ? '' : `?${new URLSearchParams({ brand })}`;
  const response = await call('GET', `/admin/v1/domains/${encodeURIComponent(hostname)}${query}`);
  return v.parse(ResponseSchema, response).data;
}

async function addDomain(call: AdminCall, brand: string, hostname: string) {
  return v.parse(AddedSchema, await call('PUT', `/admin/v1/domains/${hostname}`, { brand })).data;
}

async function removeDomain(call: AdminCall, brand: string, hostname: string): Promise<string[]> {
  const query = new URLSearchParams({ brand });
  return v.parse(RemovedSchema, await call('DELETE', `/admin/v1/domains/${hostname}?${query}`)).data.notes;
}

function readArguments(args: string[]) {
  const { positionals, values } = parseOptions(
    { brand: { type: 'string' }, remote: { type: 'boolean', default: false } },
    args,
  );
  const [command, subject, ...rest] = positionals;
  if (command === 'add' || command === 'remove') return readChange(command, positionals.slice(1), values);
  if ((command !== 'check' && command !== 'list') || !subject) throw new CommandError(helpFor(command));
  if (rest.length > 0) throw new CommandError(`One at a time: "${rest.join(' ')}" is too much.`);
  if (command === 'list' && values.brand !== undefined)
    throw new CommandError('--brand belongs to check only.');
  return { command, subject, host: null, ...values } as const;
}

/** `add` and `remove` name the brand and one hostname. */
function readChange(
  command: 'add' | 'remove',
  [subject, host, ...rest]: string[],
  values: { brand?: string | undefined; remote: boolean },
) {
  if (!subject || !host) throw new CommandError(helpFor(command));
  if (rest.length > 0) throw new CommandError(`One at a time: "${rest.join(' ')}" is too much.`);
  if (values.brand !== undefined) throw new CommandError('--brand belongs to check only.');
  return { command, subject, host: toHostname(host, host), ...values } as const;
}

export const domainCommand: Command = { main: domain, help: ([command]) => helpFor(command) };

if (isEntry(import.meta.url)) runCommand(domainCommand);
