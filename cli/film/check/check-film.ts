import { isLoopbackHostname, isPublicHostname } from '#app/contract/hostname.ts';
import { table } from '#cli/admin/table.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { type BrowserResponse, fetchAsBrowser } from './browser-fetch.ts';
import { checkDash } from './check-dash.ts';
import { checkHls } from './check-hls.ts';
import { checkMp4 } from './check-mp4.ts';
import { checkReadable } from './check-response.ts';
import { Findings } from './findings.ts';

/** Hosts that allow single sites only are rare for films; one that does is looked at with --origin. */
const ANY_BRAND = 'https://www.brand.example';

type Kind = 'HLS' | 'DASH' | 'MP4';

interface Report {
  text: string;
  plays: boolean;
}

/**
 * What a browser would find at a film's address, in plain words. It is the operator's own tool on the operator's
 * own machine: addresses of private networks are looked at like others.
 */
export async function checkFilm(address: string, origin = ANY_BRAND): Promise<Report> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(`"${address}" is no address: it starts with https://.`);
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new CommandError(`--origin takes a site such as https://www.harbor.example, not "${origin}".`);
  const findings = new Findings();
  checkAddress(url, findings);
  const response = await fetchAsBrowser(url.href, origin);
  if (checkReadable(response, url.href, 'address', findings))
    await checkContents(response, url, origin, findings);
  return toReport(findings);
}

function checkAddress({ hostname, protocol }: URL, findings: Findings): void {
  if (isLoopbackHostname(hostname)) {
    findings.note('address', 'is on this machine: nobody else can load it. It is looked at all the same');
    return;
  }
  if (!isPublicHostname(hostname) && !isPublicAddress(hostname)) {
    findings.note(
      'address',
      'is in a private network: viewers elsewhere cannot load it. It is looked at all the same',
    );
  }
  if (protocol === 'http:')
    findings.bad('address', 'is http: browsers load nothing of that into a page of https');
}

/** An IPv4 address outside the blocks of private networks (RFC 1918, 3927, 6598). */
function isPublicAddress(hostname: string): boolean {
  if (!/^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return false;
  return !/^(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/.test(
    hostname,
  );
}

async function checkContents(response: BrowserResponse, url: URL, origin: string, findings: Findings) {
  if (response.url !== url.href) {
    const isElsewhere = new URL(response.url).origin !== url.origin;
    const consequence = isElsewhere ? ': both hosts have to be named' : '';
    if (isElsewhere) findings.origins.add(url.origin);
    findings.note('redirect', `leads to ${response.url}${consequence}`);
  }
  const kind = kindOf(response.bytes);
  if (!kind) {
    const start = Buffer.from(response.bytes.subarray(0, 200)).toString('latin1');
    const what = /<html|<!doctype/i.test(start) ? 'a web page' : 'something else';
    return findings.bad('contents', `${what}, and neither HLS nor DASH nor MP4`);
  }
  findings.good('contents', kind);
  checkEnding(kind, response.url, findings);
  if (kind === 'HLS') await checkHls(response, origin, findings);
  if (kind === 'DASH') await checkDash(response, origin, findings);
  if (kind === 'MP4') await checkMp4(response, origin, findings);
}

function kindOf(bytes: Uint8Array): Kind | null {
  const start = Buffer.from(bytes.subarray(0, 2000))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '');
  if (start.startsWith('#EXTM3U')) return 'HLS';
  if (/<MPD[\s>]/.test(start)) return 'DASH';
  return start.slice(4, 8) === 'ftyp' ? 'MP4' : null;
}

/** The player knows what it is given by the end of its path; what has no ending is HLS to it. */
function checkEnding(kind: Kind, url: string, findings: Findings): void {
  const { pathname } = new URL(url);
  const isDash = /\.mpd$/i.test(pathname);
  const isFile = /\.(?:mp4|m4v|webm|mov|ogv)$/i.test(pathname);
  const isRight = { HLS: !isDash && !isFile, DASH: isDash, MP4: isFile };
  if (!isRight[kind])
    findings.bad('address', `does not end as ${kind} does, by which the player knows it: ${pathname}`);
}

function toReport({ list, origins }: Findings): Report {
  const rows = list.map(({ verdict, rule, found }) => [verdict, rule, found]);
  const problems = list.filter(({ verdict }) => verdict === 'NO').length;
  const hosts = [...origins].map((each) => new URL(each).host);
  const named = hosts.map((host) => `--media-host ${host}`).join(' ');
  const naming = `Its ${hosts.length === 1 ? 'origin has' : 'origins have'} to be among the brand's media hosts, with those that are there already (the list is replaced):
  npm run tenant -- update <brand> ${named}`;
  const verdict =
    problems === 0
      ? 'This plays in a browser.'
      : `This does not play in every browser: ${problems} ${problems === 1 ? 'thing is' : 'things are'} marked NO.`;
  const text = [
    table([['OK', 'RULE', 'FOUND'], ...rows]),
    verdict,
    ...(hosts.length > 0 ? [naming] : []),
  ].join('\n');
  return { text, plays: problems === 0 };
}
