interface Heartbeat {
  ping: string;
  pong: string;
  everyMs: number;
  /** Until something must have come: the first message, or the answer to a ping. */
  answerWithinMs: number;
}

interface SocketEvents {
  message(text: string): void;
  /** Once, for whatever reason; not after `disconnect`. */
  close(): void;
}

/** In the browser: a WebSocket to this site that is known to be alive, or else closed. */
export function openSiteSocket(
  path: string,
  { ping, pong, everyMs, answerWithinMs }: Heartbeat,
  on: SocketEvents,
): { disconnect(): void } {
  const socket = new WebSocket(new URL(path, window.location.href.replace(/^http/, 'ws')));
  const listening = new AbortController();
  const { signal } = listening;
  let next: ReturnType<typeof setTimeout>;
  let deadline = setTimeout(fail, answerWithinMs);

  function disconnect() {
    if (signal.aborted) return;
    listening.abort();
    clearTimeout(next);
    clearTimeout(deadline);
    socket.close();
  }

  function fail() {
    if (signal.aborted) return;
    disconnect();
    on.close();
  }

  /**
   * The pong queues behind everything sent before: a connection that cannot keep up does not get it in time.
   */
  function sendPing() {
    socket.send(ping);
    deadline = setTimeout(fail, answerWithinMs);
  }

  function receive({ data }: MessageEvent) {
    clearTimeout(deadline);
    clearTimeout(next);
    next = setTimeout(sendPing, everyMs);
    if (typeof data === 'string' && data !== pong) on.message(data);
  }

  socket.addEventListener('message', receive, { signal });
  socket.addEventListener('close', fail, { signal });
  socket.addEventListener('error', fail, { signal });
  return { disconnect };
}
