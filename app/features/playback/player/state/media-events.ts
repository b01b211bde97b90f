type MediaEvent = keyof HTMLVideoElementEventMap;

const listeners = new WeakMap<HTMLVideoElement, Map<MediaEvent, Set<() => void>>>();

/**
 * Calls `act` after each of a video's events; returns a function that ends it. All who hear an event share one
 * listener on the element, so that they are rendered together: between two listeners React would render.
 */
export function onMediaEvents(
  video: HTMLVideoElement,
  events: readonly MediaEvent[],
  act: () => void,
): () => void {
  const byEvent = listeners.get(video) ?? new Map<MediaEvent, Set<() => void>>();
  listeners.set(video, byEvent);
  for (const event of events) {
    const known = byEvent.get(event);
    if (known) known.add(act);
    else listen(video, event, byEvent, act);
  }
  return () => {
    for (const event of events) byEvent.get(event)?.delete(act);
  };
}

/** For as long as the element lives: it is dropped with its player. */
function listen(
  video: HTMLVideoElement,
  event: MediaEvent,
  byEvent: Map<MediaEvent, Set<() => void>>,
  act: () => void,
) {
  const acts = new Set([act]);
  byEvent.set(event, acts);
  video.addEventListener(event, () => {
    for (const each of [...acts]) each();
  });
}
