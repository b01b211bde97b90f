/** While it plays. */
export const BUFFER_SECONDS = 30;
/** Before it plays: the viewer may not want it, or the browser may wait for a press. */
const PRELOAD_BUFFER_SECONDS = 4;

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
      bufferingGoal: PRELOAD_BUFFER_SECONDS,
      ignoreTextStreamFailures: true,
      retryParameters: segmentRetries,
    },
  };
}
