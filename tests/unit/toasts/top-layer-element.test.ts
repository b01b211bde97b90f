import { expect, it } from 'vitest';
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

it('is the page, or the last of its modal dialogs', () => {
  const [first, last] = [dialogOf('first'), dialogOf('last')];
  expect(topLayerOf([])).toBe(body);
  expect(topLayerOf([first, last, dialogOf('beside the page', false)])).toBe(last);
});

it('is what fills the screen, over the dialog that it stands in', () => {
  const screen = screenOf('SECTION');
  expect(topLayerOf([], screen)).toBe(screen);
  expect(topLayerOf([dialogOf('around')], screen)).toBe(screen);
});

it('is the dialog that stands in what fills the screen', () => {
  const keys = dialogOf('keys');
  expect(topLayerOf([dialogOf('around'), keys], screenOf('SECTION', [keys]))).toBe(keys);
});

it('is never a video, which holds no messages', () => {
  expect(topLayerOf([], screenOf('VIDEO'))).toBe(body);
});
