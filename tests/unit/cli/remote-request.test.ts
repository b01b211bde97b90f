import { expect, test } from 'vitest';
import { remoteAssetHost } from '#cli/admin/remote-request.ts';

test('a deployed account has its asset host beside the operator API', () => {
  const env = { MARQUEE_API: 'https://api.marquee.example', MARQUEE_ADMIN_TOKEN: 'token' };
  expect(remoteAssetHost('harbor', env)).toBe('harbor-assets.marquee.example');
});
