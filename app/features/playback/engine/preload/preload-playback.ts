// chunk: player

import { PREFETCH_TTL_MS } from '#app/features/playback/constants.ts';
import { isPlayableHere } from '#app/features/playback/engine/document-media.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { loadShaka } from '#app/features/playback/engine/shaka/load-shaka.ts';
import { createShakaPlayer } from '#app/features/playback/engine/shaka/shaka-engine.ts';
import type { ShakaPlayer } from '#app/features/playback/engine/shaka/shaka-types.ts';
import { sourceKindOf } from '#app/features/playback/engine/source.ts';
import { fetchStartupSegments } from './startup-segments.ts';

/** A player that has fetched a manifest and first segments, waiting for its video element. */
export interface PreloadedPlayback {
  player: ShakaPlayer;
  manifest: NonNullable<Awaited<ReturnType<ShakaPlayer['preload']>>>;
}

interface Entry {
  url: string;
  atMs: number;
  playback: Promise<PreloadedPlayback | null>;
}

// A viewer clicks one button at a time, so one preloaded player is enough.
let entry: Entry | null = null;

/**
 * Prepares a source that will probably be played within the minute. `ageMs` is how long ago it was requested.
 */
export function preloadPlayback(source: PlaybackSource, ageMs = 0): void {
  if ((entry?.url === source.url && isFresh(entry)) || !isPlayableHere(source)) return;
  discardPreloaded();
  entry = { url: source.url, atMs: Date.now(), playback: fetchManifest(source, ageMs).catch(() => null) };
}

/** Hands over what was prepared for a source, once. */
export async function takePreloaded(source: PlaybackSource): Promise<PreloadedPlayback | null> {
  if (!entry || entry.url !== source.url || !isFresh(entry)) return null;
  const { playback } = entry;
  entry = null;
  return playback;
}

function discardPreloaded() {
  void entry?.playback.then((preloaded) => preloaded?.player.destroy());
  entry = null;
}

async function fetchManifest(source: PlaybackSource, ageMs: number): Promise<PreloadedPlayback | null> {
  const kind = sourceKindOf(source.url);
  if (kind === 'progressive') return null;
  fetchStartupSegments(source, ageMs);
  const player = createShakaPlayer(await loadShaka(kind));
  const manifest = await player.preload(source.url, source.startAtSeconds);
  if (manifest) return { player, manifest };
  await player.destroy();
  return null;
}

function isFresh({ atMs }: Entry): boolean {
  return Date.now() - atMs < PREFETCH_TTL_MS;
}
