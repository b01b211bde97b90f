import { afterEach, describe, expect, it, vi } from 'vitest';

const read = async () => (await import('#app/features/links/prefetch.ts')).PREFETCH;

afterEach(() => vi.resetModules());

describe('PREFETCH', () => {
  it('links prefetch on intent where a pointer can rest on them', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }));
    expect(await read()).toBe('intent');
  });

  it('links prefetch nothing on a touch, which a click follows at once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(await read()).toBe('none');
  });
});
