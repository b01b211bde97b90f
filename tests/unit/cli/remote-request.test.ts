import { afterEach, expect, test, vi } from 'vitest';
import { remoteAssetHost } from '#cli/admin/remote-request.ts';

afterEach(() => vi.unstubAllEnvs());

test('a deployed account has its asset host beside the operator API', () => {
  vi.stubEnv('MARQUEE_API', 'https://api.marquee.example');
  vi.stubEnv('MARQUEE_ADMIN_TOKEN', 'token');
  expect(remoteAssetHost('harbor')).toBe('harbor-assets.marquee.example');
});
