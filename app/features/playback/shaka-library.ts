import type { SourceKind } from './source.ts';

// The two builds differ in their manifest parser only, so one type serves both.
export type ShakaLibrary = typeof import('shaka-player/dist/shaka-player.hls-es2021.js').default;
export type ShakaPlayer = InstanceType<ShakaLibrary['Player']>;

/** Downloads the player for a kind of manifest; a repeated call costs nothing. */
export async function loadShaka(kind: Exclude<SourceKind, 'progressive'>): Promise<ShakaLibrary> {
  // A constant of the build: it keeps the library out of the server's bundle, which cannot even load it.
  if (import.meta.env.SSR) throw new Error('The player runs in browsers only');
  if (kind === 'hls') return (await import('shaka-player/dist/shaka-player.hls-es2021.js')).default;
  const dash = await import('shaka-player/dist/shaka-player.dash-es2021.js');
  return dash.default as unknown as ShakaLibrary;
}

/** The settings that were measured to matter for the first frame, and when to give up on a request. */
export function shakaSettings(bandwidthBps: number) {
  const manifestRetries = {
    maxAttempts: 3,
    baseDelay: 500,
    backoffFactor: 2,
    timeout: 15_000,
    stallTimeout: 8000,
  };
  const segmentRetries = { ...manifestRetries, maxAttempts: 4, timeout: 30_000 };
  return {
    abr: {
      defaultBandwidthEstimate: bandwidthBps,
      useNetworkInformation: false,
      restrictToElementSize: true,
    },
    manifest: {
      hls: { disableClosedCaptionsDetection: true, ignoreTextStreamFailures: true },
      retryParameters: manifestRetries,
    },
    streaming: {
      inaccurateManifestTolerance: 0,
      bufferingGoal: 30,
      ignoreTextStreamFailures: true,
      retryParameters: segmentRetries,
    },
  };
}
