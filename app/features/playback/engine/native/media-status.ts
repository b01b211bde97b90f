const WAIT_MS = 5_000;

/** What the host of a file says to a request for its first byte; null where it says nothing. */
export async function mediaStatus(url: string): Promise<number | null> {
  try {
    const init = { headers: { Range: 'bytes=0-0' }, cache: 'no-store', signal: AbortSignal.timeout(WAIT_MS) };
    return (await fetch(url, init as RequestInit)).status;
  } catch {
    return null;
  }
}
