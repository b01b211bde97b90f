import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import path from 'node:path';

/** Node's own, with each process that it starts. */
const CHANNEL = 'child_process';

/** Miniflare keeps workerd to itself: this is how to get at its process, each time that one is started. */
export function onRuntimeStart(listener: (runtime: ChildProcess) => void): () => void {
  const onProcess = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    // What is started is known a moment after the announcement.
    queueMicrotask(() => {
      if (path.basename(child.spawnfile ?? '').startsWith('workerd')) listener(child);
    });
  };
  subscribe(CHANNEL, onProcess);
  return () => unsubscribe(CHANNEL, onProcess);
}

/**
 * Once a process: no workerd outlives it. Miniflare ends it when this process exits, but not when that is
 * killed, as test runners do with workers that take long to end. A shell waits for the end of a pipe that only
 * this process holds.
 */
export function tieRuntimes(): void {
  if (isTied) return;
  isTied = true;
  onRuntimeStart((runtime) => {
    if (runtime.pid === undefined) return;
    const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$0" 2>/dev/null', String(runtime.pid)], {
      stdio: ['pipe', 'ignore', 'ignore'],
      // A Ctrl+C for this process is none for the guard.
      detached: true,
    });
    guard.on('error', () => undefined);
    guard.unref();
    (guard.stdin as unknown as { unref(): void } | null)?.unref();
    runtime.once('exit', () => guard.kill('SIGKILL'));
  });
}

let isTied = false;
