import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { AdvisoryListSchema, advisoryFindings, LockSchema } from './advisory-findings.ts';

// No shipped package of package-lock.json has a fault that `advisories.json` knows and does not accept. It takes no
// network, and knows only what was looked up: docs/operating.md explains how to query the registry.
const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const list = v.parse(AdvisoryListSchema, read('advisories.json'));
const findings = advisoryFindings(v.parse(LockSchema, read('../package-lock.json')), list);
const open = findings.filter(({ accepted }) => accepted === undefined);

for (const { name, version, id, severity } of open)
  process.stdout.write(`${name} ${version}: ${id} (${severity})\n`);
const isDue = new Date().toISOString() >= list.review;
process.stdout.write(
  `advisories: ${open.length} open, ${findings.length - open.length} accepted, looked up ${list.checked}${
    isDue ? `; to be reviewed since ${list.review}` : ''
  }\n`,
);
process.exitCode = open.length === 0 ? 0 : 1;
