import { type BrowserResponse, fetchAsBrowser } from './browser-fetch.ts';
import { judgeCodecs, toClock } from './check-hls.ts';
import { checkReadable, checkType } from './check-response.ts';
import type { Findings } from './findings.ts';

/** A DASH manifest, the head and first segment of its best picture. */
export async function checkDash(
  response: BrowserResponse,
  origin: string,
  findings: Findings,
): Promise<void> {
  checkType(response, 'manifest', /dash\+xml/i, 'application/dash+xml', findings);
  findings.note('DASH', 'iPhones do not play it by themselves: offer HLS for viewers without scripts');
  const manifest = Buffer.from(response.bytes).toString('utf8');
  const isLive = attribute(manifest, 'MPD', 'type') === 'dynamic';
  const seconds = toSeconds(attribute(manifest, 'MPD', 'mediaPresentationDuration') ?? '');
  findings.good('duration', isLive ? 'live' : `a film of ${toClock(seconds)}`);
  if (/<ContentProtection[\s>/]/.test(manifest))
    findings.bad('encryption', "the film is protected by DRM, which this site's player has no licence for");
  const codecs = [...manifest.matchAll(/\scodecs="([^"]+)"/g)].flatMap(([, list = '']) => list.split(','));
  judgeCodecs([...new Set(codecs.map((codec) => codec.trim()))], findings);
  await checkSegments(manifest, response.url, origin, findings);
}

async function checkSegments(manifest: string, manifestUrl: string, origin: string, findings: Findings) {
  const baseUrl = /<BaseURL[^>]*>([^<]+)<\/BaseURL>/.exec(manifest)?.[1]?.trim() ?? '';
  const base = new URL(baseUrl, manifestUrl).href;
  findings.origins.add(new URL(base).origin);
  const template = /<SegmentTemplate\b[^>]*>/.exec(manifest)?.[0];
  const representation = /<Representation\b[^>]*\bid="([^"]*)"/.exec(manifest)?.[1] ?? '';
  if (!template)
    return findings.note(
      'segments',
      'not looked at: the manifest lists them in a way that this check does not read',
    );
  const start = attribute(template, 'SegmentTemplate', 'startNumber') ?? '1';
  const time = /<S\b[^>]*\bt="(\d+)"/.exec(manifest)?.[1] ?? '0';
  const names = ['initialization', 'media'].map((name) => attribute(template, 'SegmentTemplate', name));
  for (const [index, name] of names.entries()) {
    if (!name) continue;
    const file = name
      .replaceAll('$RepresentationID$', representation)
      .replace(/\$Number(?:%0(\d+)d)?\$/, (_, width = '1') => start.padStart(Number(width), '0'))
      .replace(/\$Time(?:%0\d+d)?\$/, time)
      .replaceAll('&amp;', '&');
    const url = new URL(file, base).href;
    checkReadable(await fetchAsBrowser(url, origin), url, index === 0 ? 'head' : 'segment 1', findings);
  }
}

function attribute(xml: string, element: string, name: string): string | undefined {
  const tag = new RegExp(`<${element}\\b[^>]*>`).exec(xml)?.[0] ?? '';
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** ISO 8601: `PT1H2M3.5S`. */
function toSeconds(duration: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(duration) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
