import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';

/** What the bench uses of a session with the browser. */
export type Session = Pick<CDPSession, 'on' | 'send'>;

/**
 * Opens a session with each worker that a page starts, service workers too, and lets the worker run once
 * `prepare` is through. The browser slows the requests of a page, not those of its service workers. Playwright
 * lets a service worker run, too, so its first requests may be sent before.
 */
export async function withWorkers(
  page: CDPSession,
  prepare: (worker: Session, isServiceWorker: boolean) => Promise<void>,
) {
  const workers = new Map<string, EventEmitter>();
  page.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const events = new EventEmitter();
    workers.set(sessionId, events);
    const worker = workerSession(page, sessionId, events);
    const start = async () => {
      await prepare(worker, targetInfo.type === 'service_worker');
      await worker.send('Runtime.runIfWaitingForDebugger');
    };
    // A page may close while its worker starts.
    start().catch(() => undefined);
  });
  page.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { method, params } = JSON.parse(message);
    if (method) workers.get(sessionId)?.emit(method, params);
  });
  const filter = [{ type: 'worker' }, { type: 'service_worker' }];
  await page.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
    filter,
  });
}

/** Messages within the page's own session: Playwright opens none with workers. Responses are not awaited. */
function workerSession(page: CDPSession, sessionId: string, events: EventEmitter): Session {
  let id = 0;
  const send = (method: string, params = {}) => {
    id += 1;
    return page.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
  };
  return { on: events.on.bind(events), send } as unknown as Session;
}
