/**
 * The messages between the embedded player and the page around it (`postMessage`); docs/embedding.md is for
 * that page's author.
 */

export const PROTOCOL = 'marquee-player';
/** Positions are posted at most this often. */
export const TIME_EVERY_MS = 1000;

export type EmbedState = 'playable' | 'locked' | 'upcoming' | 'ended' | 'elsewhere';

export type EmbedEvent =
  /** Once scripts run. */
  | { event: 'ready'; state: EmbedState }
  | { event: 'play' | 'pause' | 'time' | 'seek' | 'ended'; seconds: number; duration: number | null }
  | { event: 'mute'; isMuted: boolean }
  | { event: 'error'; reason: string };

export type EmbedMessage = EmbedEvent & { protocol: typeof PROTOCOL; contentId: string };

export type EmbedCommand =
  | { command: 'play' | 'pause' | 'mute' | 'unmute' }
  | { command: 'seek'; seconds: number };

const PLAIN_COMMANDS = ['play', 'pause', 'mute', 'unmute'] as const;

/** Null for whatever else is posted to this window. */
export function toCommand(data: unknown): EmbedCommand | null {
  if (typeof data !== 'object' || data === null) return null;
  const { protocol, command, seconds } = data as Record<string, unknown>;
  if (protocol !== PROTOCOL) return null;
  if (command === 'seek') return isPosition(seconds) ? { command, seconds } : null;
  const known = PLAIN_COMMANDS.find((name) => name === command);
  return known ? { command: known } : null;
}

function isPosition(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** JSON has no infinity: a live stream has no duration. */
export function positionOf({ currentTime, duration }: Pick<HTMLVideoElement, 'currentTime' | 'duration'>) {
  return {
    seconds: Math.round(currentTime * 1000) / 1000,
    duration: Number.isFinite(duration) ? Math.round(duration * 1000) / 1000 : null,
  };
}
