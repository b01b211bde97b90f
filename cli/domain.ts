import * as v from 'valibot';
import { type Diagnosis, DiagnosisSchema } from '#app/contract/domain.ts';
import { type AdminCall, callOver } from './admin/admin-call.ts';
import { openAdmin } from './admin/open-admin.ts';
import { toList, toPage } from './domain/print-diagnosis.ts';
import { helpFor } from './domain/usage.ts';
import { parseOptions } from './local/parse-options.ts';
import { type Command, type CommandContext, CommandError, isEntry, runCommand } from './local/run-command.ts';
import { adminStore } from './tenant/admin-store.ts';
import { toHostname } from './tenant/hostnames.ts';

const ResponseSchema = v.object({ data: DiagnosisSchema });

/** `npm run domain`: why hostnames do not show their site. Ends with 1 unless all of them do. */
async function domain({ args, env, print }: CommandContext) {
  const { command, subject, brand, remote } = readArguments(args);
  const hostname = command === 'check' ? toHostname(subject, subject) : null;
  const { request, ...place } = await openAdmin(remote, env);
  const call = callOver(request);
  try {
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

function readArguments(args: string[]) {
  const { positionals, values } = parseOptions(
    { brand: { type: 'string' }, remote: { type: 'boolean', default: false } },
    args,
  );
  const [command, subject, ...rest] = positionals;
  if ((command !== 'check' && command !== 'list') || !subject) throw new CommandError(helpFor(command));
  if (rest.length > 0) throw new CommandError(`One at a time: "${rest.join(' ')}" is too much.`);
  if (command === 'list' && values.brand !== undefined)
    throw new CommandError('--brand belongs to check only.');
  return { command, subject, ...values } as const;
}

export const domainCommand: Command = { main: domain, help: ([command]) => helpFor(command) };

if (isEntry(import.meta.url)) runCommand(domainCommand);
