import type { BrowserResponse } from './browser-fetch.ts';
import type { Findings } from './findings.ts';

/** A file of this many bytes can be looked at, although more of it should have come. */
const ENOUGH_BYTES = 1024 * 1024;

/** Whether there is anything to look at; what a browser would stop at is a finding. */
export function checkReadable(
  response: BrowserResponse | null,
  url: string,
  name: string,
  findings: Findings,
): response is BrowserResponse {
  if (!response) {
    findings.bad(name, `${url} does not respond`);
    return false;
  }
  if (response.status < 200 || response.status >= 300) {
    findings.bad(name, `${url} responds with ${response.status}`);
    return false;
  }
  findings.origins.add(new URL(response.url).origin);
  if (response.bodyProblem) {
    const isEnough = response.bytes.byteLength >= ENOUGH_BYTES;
    findings[isEnough ? 'note' : 'bad'](name, `${url} ${response.bodyProblem}`);
    if (!isEnough) return false;
  }
  if (response.corsProblem) findings.bad(name, response.corsProblem);
  else findings.good(name, `responds in ${Math.round(response.tookMs)} ms, and pages may read it (CORS)`);
  return true;
}

/** Browsers with a player of their own go by the type; our player goes by the contents. */
export function checkType(
  { headers }: BrowserResponse,
  name: string,
  right: RegExp,
  usual: string,
  findings: Findings,
): void {
  const type = headers.get('content-type') ?? 'none';
  if (right.test(type)) findings.good('content type', `${name}: ${type}`);
  else findings.note('content type', `${name}: ${type}; Safari wants ${usual}`);
}
