import {
  ARROW_SKIP_SECONDS,
  PLAYBACK_RATES,
  SKIP_SECONDS,
  VOLUME_STEP,
} from '#app/features/playback/constants.ts';
import type { Direction } from '#app/features/playback/seek.ts';

export type PlayerCommand =
  | { kind: 'toggle-play' }
  | { kind: 'skip'; seconds: number }
  | { kind: 'seek-to-fraction'; fraction: number }
  | { kind: 'change-volume'; by: number }
  | { kind: 'set-volume'; volume: number }
  | { kind: 'toggle-mute' }
  | { kind: 'toggle-captions' }
  | { kind: 'toggle-fullscreen' }
  | { kind: 'show-keys' }
  | { kind: 'step-rate'; by: 1 | -1 }
  | { kind: 'set-rate'; rate: number };

interface KeyPress {
  key: string;
  altKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
}

const COMMANDS: Record<string, PlayerCommand> = {
  ' ': { kind: 'toggle-play' },
  k: { kind: 'toggle-play' },
  j: { kind: 'skip', seconds: -SKIP_SECONDS },
  l: { kind: 'skip', seconds: SKIP_SECONDS },
  arrowup: { kind: 'change-volume', by: VOLUME_STEP },
  arrowdown: { kind: 'change-volume', by: -VOLUME_STEP },
  m: { kind: 'toggle-mute' },
  c: { kind: 'toggle-captions' },
  f: { kind: 'toggle-fullscreen' },
  '?': { kind: 'show-keys' },
  '>': { kind: 'step-rate', by: 1 },
  '<': { kind: 'step-rate', by: -1 },
  home: { kind: 'seek-to-fraction', fraction: 0 },
  end: { kind: 'seek-to-fraction', fraction: 1 },
};

/**
 * What a key does while focus is in the player, or null. The horizontal arrows follow the progress bar, which
 * runs in the reading direction; j and l mean back and forward everywhere.
 */
export function commandForKey(event: KeyPress, direction: Direction): PlayerCommand | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (/^[0-9]$/.test(key)) return { kind: 'seek-to-fraction', fraction: Number(key) / 10 };
  if (key === 'arrowleft' || key === 'arrowright') {
    const forward = (key === 'arrowright') === (direction === 'ltr');
    return { kind: 'skip', seconds: forward ? ARROW_SKIP_SECONDS : -ARROW_SKIP_SECONDS };
  }
  return Object.hasOwn(COMMANDS, key) ? (COMMANDS[key] ?? null) : null;
}

/** The neighbouring rate, or the same at either end. A rate that is none of ours steps from the nearest. */
export function stepRate(rate: number, by: 1 | -1): number {
  const distances = PLAYBACK_RATES.map((candidate) => Math.abs(candidate - rate));
  const index = distances.indexOf(Math.min(...distances)) + by;
  return PLAYBACK_RATES[Math.min(Math.max(index, 0), PLAYBACK_RATES.length - 1)] ?? 1;
}
