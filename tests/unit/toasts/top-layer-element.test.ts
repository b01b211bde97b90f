import { describe, expect, it } from 'vitest';
import { topLayerElement } from '#app/features/toasts/top-layer-element.ts';

const body = { name: 'body' };
const dialogOf = (name: string, isModal = true) => ({ name, matches: () => isModal });
const screenOf = (nodeName: string, inside: object[] = []) => ({
  nodeName,
  contains: (other: object) => inside.includes(other),
});

function topLayerOf(dialogs: object[], fullscreenElement: object | null = null) {
  const page = { body, fullscreenElement, querySelectorAll: () => dialogs };
  return topLayerElement(page as unknown as Document) as unknown;
}

describe('topLayerElement', () => {
  it('toasts are in the page, or in the last of its modal dialogs', () => {
    const [first, last] = [dialogOf('first'), dialogOf('last')];
    expect(topLayerOf([])).toBe(body);
    expect(topLayerOf([first, last, dialogOf('beside the page', false)])).toBe(last);
  });

  it('toasts are in the fullscreen element, over the dialog around it', () => {
    const screen = screenOf('SECTION');
    expect(topLayerOf([], screen)).toBe(screen);
    expect(topLayerOf([dialogOf('around')], screen)).toBe(screen);
  });

  it('toasts are in the dialog inside the fullscreen element', () => {
    const keys = dialogOf('keys');
    expect(topLayerOf([dialogOf('around'), keys], screenOf('SECTION', [keys]))).toBe(keys);
  });

  it('toasts are never in a fullscreen video, which shows none', () => {
    expect(topLayerOf([], screenOf('VIDEO'))).toBe(body);
  });
});
