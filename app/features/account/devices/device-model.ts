import type { OwnSession } from '#app/contract/own-account.ts';

export type DeviceKind = 'phone' | 'tablet' | 'tv' | 'computer' | 'unknown';

/** A place where a member is signed in, as its row shows it. */
export interface Device {
  id: string;
  /** "Firefox · Android"; null where it is not known. */
  name: string | null;
  kind: DeviceKind;
  signedInTime: string;
  lastSeenTime: string;
  isCurrent: boolean;
}

const KINDS: readonly [RegExp, DeviceKind][] = [
  [/\biPhone\b|\bAndroid\b/i, 'phone'],
  [/\biPad\b|\btablet\b/i, 'tablet'],
  [/\bTV\b/i, 'tv'],
  [/\bWindows\b|\bmacOS\b|\bLinux\b|\bChromeOS\b/i, 'computer'],
];

/** This device first, then as the service has them: the last used first. */
export function toDevices(sessions: readonly OwnSession[]): Device[] {
  const devices = sessions.map(toDevice);
  return [...devices.filter(({ isCurrent }) => isCurrent), ...devices.filter(({ isCurrent }) => !isCurrent)];
}

function toDevice({ _id, device, signed_in_time, last_seen_time, is_current }: OwnSession): Device {
  return {
    id: _id,
    name: device ?? null,
    kind: kindOf(device ?? ''),
    signedInTime: signed_in_time,
    lastSeenTime: last_seen_time,
    isCurrent: is_current,
  };
}

function kindOf(name: string): DeviceKind {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown';
}
