import type { Diagnosis, DomainMender, DomainState, RecordChange } from '#app/contract/domain.ts';
import { table } from '#cli/admin/table.ts';
import { shownHostname } from '#cli/tenant/hostnames.ts';

const STATES: Record<DomainState, string> = {
  live: 'live',
  waiting: 'wait',
  broken: 'BROKEN',
  unknown: 'unknown',
};
const MENDERS: Record<DomainMender, string> = {
  owner: 'Who mends it: the owner of the domain.',
  operator: 'Who mends it: you, the operator.',
  nobody: '',
};

/** All of one diagnosis, over several lines. */
export function toPage({ hostname, state, cause, mender, ...diagnosis }: Diagnosis): string {
  const rows = diagnosis.changes.map(({ action, type, label, value }) => [action, type, label, value]);
  const time = diagnosis.next_check_date.slice(0, 16).replace('T', ' ');
  return [
    `${shownHostname(hostname)}: ${STATES[state]}${cause === null ? '' : ` (${cause})`}`,
    diagnosis.message,
    diagnosis.advice,
    ...(rows.length === 0 ? [] : ['', table([['DO', 'TYPE', 'NAME', 'VALUE'], ...rows]), '']),
    ...(MENDERS[mender] === '' ? [] : [MENDERS[mender]]),
    `Look again: ${time} UTC`,
  ].join('\n');
}

/** Several, a line each. */
export function toList(diagnoses: readonly Diagnosis[]): string {
  const rows = diagnoses.map(({ hostname, state, cause, mender, message }) => [
    shownHostname(hostname),
    STATES[state],
    cause ?? '-',
    mender === 'nobody' ? '-' : mender,
    message,
  ]);
  return table([['HOSTNAME', 'STATE', 'CAUSE', 'MENDS', 'WHY'], ...rows]);
}

/** The record that leads here, where nothing else names it. */
export function toRecordLines({ state, changes }: Diagnosis, record: RecordChange | null): string[] {
  if (record === null || state === 'live' || changes.length > 0) return [];
  return [
    '',
    table([
      ['DO', 'TYPE', 'NAME', 'VALUE'],
      [record.action, record.type, record.label, record.value],
    ]),
  ];
}
