import type { Decision, StoredHostname } from './hostname-table.ts';

/** The data of the records that a resolver responds with. */
export type ResolveName = (name: string, type: 'A' | 'CNAME' | 'CAA') => Promise<string[]>;

/** The name that every custom hostname of the zone leads to. */
export const ZONE_TARGET = 'origin.marquee.example';

const NO_CNAME = 'custom hostname does not CNAME to this zone.';
const AUTHORITY = 'pki.goog';
/** One step a check; the real ones take some minutes. */
const SSL_STEPS = ['initializing', 'pending_validation', 'pending_issuance', 'pending_deployment', 'active'];

/** One check of a name and its certificate, by DNS as it is now or as it was decided. */
export async function checkHostname(
  custom: StoredHostname,
  decision: Decision | null,
  resolve: ResolveName,
): Promise<StoredHostname> {
  const isOurs = await leadsToZone(custom.hostname, resolve);
  const status = decision?.status ?? statusOf(custom, isOurs);
  const isForbidden = isOurs && (await isIssuanceForbidden(custom.hostname, resolve));
  const errors = [
    ...(decision?.validationErrors ?? []),
    ...(isForbidden ? [`caa_error: ${custom.hostname}`] : []),
  ];
  const canMove = isOurs && errors.length === 0 && !status.endsWith('blocked');
  return {
    ...custom,
    status,
    verification_errors: [...(decision?.verificationErrors ?? []), ...(isOurs ? [] : [NO_CNAME])],
    ssl: {
      ...custom.ssl,
      status: decision?.sslStatus ?? (canMove ? nextStep(custom.ssl.status) : waitingStep(custom.ssl.status)),
      validation_errors: errors.map((message) => ({ message })),
    },
  };
}

/** An active one that leads elsewhere is `moved`, until a check finds it back. */
function statusOf({ status }: StoredHostname, isOurs: boolean): string {
  if (isOurs) return 'active';
  return status === 'active' || status === 'moved' ? 'moved' : 'pending';
}

const nextStep = (status: string) =>
  SSL_STEPS[Math.min(SSL_STEPS.indexOf(status) + 1, SSL_STEPS.length - 1)] ?? 'pending_validation';

/** A certificate that is there stays for its time. */
const waitingStep = (status: string) => (status === 'active' ? status : 'pending_validation');

async function leadsToZone(hostname: string, resolve: ResolveName): Promise<boolean> {
  const data = await resolve(hostname, 'A');
  if (data.includes(`${ZONE_TARGET}.`)) return true;
  const ours = await resolve(ZONE_TARGET, 'A');
  return data.length > 0 && data.every((address) => ours.includes(address));
}

async function isIssuanceForbidden(hostname: string, resolve: ResolveName): Promise<boolean> {
  const labels = hostname.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const records = await resolve(labels.slice(at).join('.'), 'CAA');
    const issuers = records.filter((data) => / issue /.test(data));
    if (records.length > 0)
      return issuers.length > 0 && !issuers.some((data) => data.includes(`"${AUTHORITY}"`));
  }
  return false;
}
