import { afterEach, expect, it, vi } from 'vitest';
import { installPolyfills } from '#app/features/playback/engine/shaka/install-polyfills.ts';

const known = Object.getOwnPropertyDescriptor(Map.prototype, 'getOrInsertComputed');
const setBrowserHas = (has: boolean) => {
  Reflect.deleteProperty(Map.prototype, 'getOrInsertComputed');
  if (has) Object.defineProperty(Map.prototype, 'getOrInsertComputed', { value() {}, configurable: true });
};
const makeLibrary = () => {
  const installAll = vi.fn();
  return {
    installAll,
    library: { polyfill: { installAll } } as unknown as Parameters<typeof installPolyfills>[0],
  };
};

afterEach(() => {
  setBrowserHas(false);
  if (known) Object.defineProperty(Map.prototype, 'getOrInsertComputed', known);
});

it('a browser gets from the library what it lacks', () => {
  setBrowserHas(false);
  const { library, installAll } = makeLibrary();
  installPolyfills(library);
  expect(installAll).toHaveBeenCalledOnce();
});

it('a browser that lacks nothing is left alone', () => {
  setBrowserHas(true);
  const { library, installAll } = makeLibrary();
  installPolyfills(library);
  expect(installAll).not.toHaveBeenCalled();
});
