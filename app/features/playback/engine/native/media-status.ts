const WAIT_MS = 5_000;

/**
 * The status with which the host of a file responds to a request for its first byte; null without a response.
 */
export async function mediaStatus(url: string): Promise<number | null> {
  try {
    const init = { headers: { Range: 'bytes=0-0' }, cache: 'no-store', signal: AbortSignal.timeout(WAIT_MS) };
    return (await fetch(url, init as RequestInit)).status;
  } catch {
    return null;
  }
}
