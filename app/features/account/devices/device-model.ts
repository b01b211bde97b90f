import type { OwnSession } from '#app/contract/own-account.ts';
import { formatDate, formatRelative } from '#app/lib/date-text.server.ts';
import { formatTime } from '#app/lib/time-text.ts';

export type DeviceKind = 'phone' | 'tablet' | 'tv' | 'computer' | 'unknown';

/** A place where a member is signed in, as its row shows it. */
export interface Device {
  id: string;
  /** "Firefox · Android"; null where it is not known. */
  name: string | null;
  kind: DeviceKind;
  signedIn: { iso: string; date: string; time: string };
  /** "3 days ago" */
  lastSeen: { iso: string; when: string };
  isCurrent: boolean;
}

/** How the page writes moments. */
interface Texts {
  language: string;
  timeZone: string;
  dateFormat: string;
  now: Date;
}

const KINDS: readonly [RegExp, DeviceKind][] = [
  [/\biPhone\b|\bAndroid\b/i, 'phone'],
  [/\biPad\b|\btablet\b/i, 'tablet'],
  [/\bTV\b/i, 'tv'],
  [/\bWindows\b|\bmacOS\b|\bLinux\b|\bChromeOS\b/i, 'computer'],
];

/** This device first, then as the service has them: the last used first. */
export function toDevices(sessions: readonly OwnSession[], texts: Texts): Device[] {
  const devices = sessions.map((session) => toDevice(session, texts));
  return [...devices.filter(({ isCurrent }) => isCurrent), ...devices.filter(({ isCurrent }) => !isCurrent)];
}

function toDevice(session: OwnSession, { language, timeZone, dateFormat, now }: Texts): Device {
  const { _id, device, signed_in_time: signedIn, last_seen_time: lastSeen, is_current } = session;
  return {
    id: _id,
    name: device ?? null,
    kind: kindOf(device ?? ''),
    signedIn: {
      iso: signedIn,
      date: formatDate(signedIn, dateFormat, language, { timeZone }),
      time: formatTime(signedIn, language, { timeZone }),
    },
    lastSeen: { iso: lastSeen, when: formatRelative(lastSeen, now, language) },
    isCurrent: is_current,
  };
}

function kindOf(name: string): DeviceKind {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown';
}
