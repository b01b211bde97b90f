import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// Takes the place of the worker where an operator has switched it off: leaves nothing behind, itself included.

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const remove = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
