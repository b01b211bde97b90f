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
  const best = bestRepresentation(manifest);
  if (!best?.template)
    return findings.note(
      'segments',
      'not looked at: the manifest lists them in a way that this check does not read',
    );
  const { template } = best;
  for (const name of ['initialization', 'media']) {
    const pattern = attribute(template, 'SegmentTemplate', name);
    if (!pattern) continue;
    const url = new URL(fileOf(pattern, best), base).href;
    const what = name === 'media' ? 'segment 1' : 'head';
    checkReadable(await fetchAsBrowser(url, origin), url, what, findings);
  }
}

interface Representation {
  id: string;
  bandwidth: string;
  /** Its SegmentTemplate's tag, which may be that of its set. */
  template: string | undefined;
  /** The first segment's, in the timeline. */
  time: string;
}

/** The one of the highest rate, as players on fast lines choose. */
function bestRepresentation(manifest: string): Representation | undefined {
  const sets = manifest.match(/<AdaptationSet\b[\s\S]*?<\/AdaptationSet>/g) ?? [];
  const all = sets.flatMap((set) => {
    const elements = set.match(/<Representation\b[^>]*?(?:\/>|>[\s\S]*?<\/Representation>)/g) ?? [];
    const shared = elements.reduce((rest, element) => rest.replace(element, ''), set);
    return elements.map((element) => ({ element, shared }));
  });
  return all
    .map(({ element, shared }) => ({
      id: attribute(element, 'Representation', 'id') ?? '',
      bandwidth: attribute(element, 'Representation', 'bandwidth') ?? '0',
      template: [element, shared].map((xml) => /<SegmentTemplate\b[^>]*>/.exec(xml)?.[0]).find(Boolean),
      time: [element, shared].map((xml) => attribute(xml, 'S', 't')).find(Boolean) ?? '0',
    }))
    .toSorted((a, b) => Number(a.bandwidth) - Number(b.bandwidth))
    .at(-1);
}

/** A template's pattern with its identifiers replaced (ISO/IEC 23009-1 §5.3.9.4.4). */
function fileOf(pattern: string, { id, bandwidth, template = '', time }: Representation): string {
  const number = attribute(template, 'SegmentTemplate', 'startNumber') ?? '1';
  const values: Record<string, string> = {
    RepresentationID: id,
    Bandwidth: bandwidth,
    Number: number,
    Time: time,
  };
  return pattern
    .replace(/\$(RepresentationID|Bandwidth|Number|Time)(?:%0(\d+)d)?\$/g, (_, name: string, width = '0') =>
      (values[name] ?? '').padStart(Number(width), '0'),
    )
    .replaceAll('$$', () => '$')
    .replaceAll('&amp;', '&');
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
