import { type BrowserResponse, fetchAsBrowser } from './browser-fetch.ts';
import { judgeCodecs, toClock } from './check-hls.ts';
import { checkType } from './check-response.ts';
import { codecsInMp4 } from './codecs.ts';
import type { Findings } from './findings.ts';

/** One file: whether it can be sought in, starts before it is loaded, and plays everywhere. */
export async function checkMp4(response: BrowserResponse, origin: string, findings: Findings): Promise<void> {
  checkType(response, 'file', /^video\//i, 'video/mp4', findings);
  findings.note('renditions', 'a single file: viewers on slow lines have no smaller picture');
  const part = await fetchAsBrowser(response.url, origin, { range: 'bytes=0-99', maxBytes: 1000 });
  if (part?.status === 206) findings.good('seeking', 'its host serves byte ranges');
  else
    findings.bad(
      'seeking',
      'its host ignores byte ranges: viewers cannot jump in the film, and Safari does not play it',
    );
  const head = Buffer.from(response.bytes);
  const [moov, mdat] = ['moov', 'mdat'].map((box) => head.indexOf(box, 0, 'latin1'));
  if (moov === undefined || moov < 0 || (mdat !== undefined && mdat >= 0 && mdat < moov))
    return findings.note(
      'start',
      'its index (moov) is behind the film, so it starts late: `ffmpeg -i in.mp4 -c copy -movflags +faststart out.mp4`',
    );
  findings.good('start', 'its index is up front');
  const seconds = durationOf(head);
  if (seconds > 0) findings.good('duration', `a film of ${toClock(seconds)}`);
  judgeCodecs(codecsInMp4(head), findings);
}

/** Of the movie header (ISO/IEC 14496-12 §8.2.2). */
function durationOf(head: Buffer): number {
  const at = head.indexOf('mvhd', 0, 'latin1') + 4;
  if (at < 4 || at + 32 > head.length) return 0;
  const isLong = head.readUInt8(at) === 1;
  const timescale = head.readUInt32BE(at + (isLong ? 20 : 12));
  const duration = isLong ? Number(head.readBigUInt64BE(at + 24)) : head.readUInt32BE(at + 16);
  return timescale > 0 ? duration / timescale : 0;
}
