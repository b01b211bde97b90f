import { WARM_FOR_MS } from '#app/features/playback/constants.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { loadShaka } from '#app/features/playback/engine/shaka/load-shaka.ts';
import { createShakaPlayer } from '#app/features/playback/engine/shaka/shaka-engine.ts';
import type { ShakaPlayer } from '#app/features/playback/engine/shaka/shaka-types.ts';
import { sourceKindOf } from '#app/features/playback/engine/source.ts';
import { fetchOpening } from './startup-segments.ts';

/** A player that has fetched a manifest and first segments, waiting for its video element. */
export interface WarmPlayback {
  player: ShakaPlayer;
  manifest: NonNullable<Awaited<ReturnType<ShakaPlayer['preload']>>>;
}

interface Entry {
  url: string;
  atMs: number;
  warm: Promise<WarmPlayback | null>;
}

// One viewer presses one button at a time, so one warm player is enough.
let entry: Entry | null = null;

/** Prepares a source that will probably be played within the minute. */
export function warmPlayback(source: PlaybackSource): void {
  if (entry?.url === source.url && isFresh(entry)) return;
  discardWarm();
  entry = { url: source.url, atMs: Date.now(), warm: preload(source).catch(() => null) };
}

/** Hands over what was prepared for a source, once. */
export async function takeWarm(source: PlaybackSource): Promise<WarmPlayback | null> {
  if (!entry || entry.url !== source.url || !isFresh(entry)) return null;
  const { warm } = entry;
  entry = null;
  return warm;
}

function discardWarm() {
  void entry?.warm.then((warm) => warm?.player.destroy());
  entry = null;
}

async function preload(source: PlaybackSource): Promise<WarmPlayback | null> {
  const kind = sourceKindOf(source.url);
  if (kind === 'progressive') return null;
  fetchOpening(source);
  const player = createShakaPlayer(await loadShaka(kind));
  const manifest = await player.preload(source.url, source.startAtSeconds);
  if (manifest) return { player, manifest };
  await player.destroy();
  return null;
}

function isFresh({ atMs }: Entry): boolean {
  return Date.now() - atMs < WARM_FOR_MS;
}
