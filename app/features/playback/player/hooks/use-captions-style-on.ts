import { useEffect } from 'react';
import { captionsStyleStore } from '#app/features/playback/player/state/captions-style-store.ts';

/**
 * Puts the viewer's caption style on the picture as attributes, where player.module.css and
 * captions-look.module.css read it for both kinds of captions: the library's elements and the browser's own
 * `::cue`.
 */
export function useCaptionsStyleOn(picture: HTMLElement | null) {
  useEffect(() => {
    if (!picture) return;
    const apply = () => {
      const { size, colour, background, edge } = captionsStyleStore.get();
      Object.assign(picture.dataset, {
        captionSize: size,
        captionColour: colour,
        captionBackground: background,
        captionEdge: edge,
      });
    };
    apply();
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) dropOwnGround(node);
    });
    observer.observe(picture, { childList: true, subtree: true });
    const unsubscribe = captionsStyleStore.subscribe(apply);
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, [picture]);
}

/** The library writes its ground into each cue's own style, which no style sheet overrides without force. */
function dropOwnGround(node: Node) {
  if (!(node instanceof HTMLElement)) return;
  for (const element of [node, ...node.querySelectorAll<HTMLElement>('[style*="background-color"]')]) {
    element.style.removeProperty('background-color');
  }
}
