import { type ComponentType, useEffect, useState } from 'react';

type Layer = ComponentType<{ viewer: string | null }>;

/**
 * Where scripts run, every card of a page (a link marked `data-card`) grows into its detail card when a
 * pointer or the keys rest on it. What that takes is fetched with the first one. Rendered once, in the site
 * chrome.
 */
export function CardPreviews({ viewer }: { viewer: string | null }) {
  const [Layer, setLayer] = useState<Layer | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function load(event: Event) {
      if (!isLookAtCard(event)) return;
      controller.abort();
      try {
        const { CardLayer } = await import('./card-preview-layer.tsx');
        setLayer(() => CardLayer);
      } catch {
        // Offline, or a deploy took the file away: the cards stay as they are.
      }
    }
    document.addEventListener('pointerover', load, { passive: true, signal });
    document.addEventListener('focusin', load, { signal });
    return () => controller.abort();
  }, []);
  return Layer && <Layer viewer={viewer} />;
}

function isLookAtCard(event: Event): boolean {
  const card = event.target instanceof Element ? event.target.closest('a[data-card]') : null;
  if (!card) return false;
  return event instanceof PointerEvent ? event.pointerType !== 'touch' : card.matches(':focus-visible');
}
