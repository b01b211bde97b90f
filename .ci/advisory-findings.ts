import * as v from 'valibot';

const VersionSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));
const DateSchema = v.pipe(v.string(), v.isoDate());

/** Known faults of packages that are shipped, as far as they were looked up. */
export const AdvisoryListSchema = v.object({
  checked: DateSchema,
  source: v.string(),
  /** When the accepted ones, and the versions that wait for Node 22, are looked at again. */
  review: DateSchema,
  advisories: v.array(
    v.object({
      package: v.string(),
      /** The first version that has it; all before `before` without it. */
      from: v.optional(VersionSchema),
      before: VersionSchema,
      id: v.pipe(v.string(), v.regex(/^(?:CVE-\d{4}-\d+|GHSA(?:-[0-9a-z]{4}){3})$/)),
      severity: v.picklist(['low', 'medium', 'high', 'critical']),
      /** Why it does not concern us, where no version without it can be had. */
      accepted: v.optional(v.pipe(v.string(), v.minLength(40))),
    }),
  ),
});
export type AdvisoryList = v.InferOutput<typeof AdvisoryListSchema>;

export const LockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.optional(v.string()), dev: v.optional(v.boolean(), false) }),
  ),
});

export interface AdvisoryFinding {
  name: string;
  version: string;
  id: string;
  severity: string;
  accepted: string | undefined;
}

/** The advisories that concern a package of the lock file that is not for development alone. */
export function advisoryFindings(
  { packages }: v.InferOutput<typeof LockSchema>,
  { advisories }: AdvisoryList,
): AdvisoryFinding[] {
  const shipped = Object.entries(packages).flatMap(([path, { version, dev }]) =>
    path === '' || dev || version === undefined
      ? []
      : [{ name: path.split('node_modules/').at(-1), version }],
  );
  return advisories.flatMap(({ package: name, from, before, id, severity, accepted }) =>
    shipped
      .filter((each) => each.name === name && isBefore(each.version, before))
      .filter(({ version }) => from === undefined || !isBefore(version, from))
      .map(({ version }) => ({ name, version, id, severity, accepted })),
  );
}

const isBefore = (version: string, other: string) =>
  version.localeCompare(other, 'en', { numeric: true }) < 0;
