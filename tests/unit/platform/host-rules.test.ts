import { describe, expect, test } from 'vitest';
import { hostNote, hostRejection } from '#workers/platform/registry/host-rules.ts';

const API_HOST = 'api.marquee.example';

describe('hostRejection', () => {
  test.each(['workers.dev', 'github.io', 'co.uk', 'pages.dev', 'gov.br'])(
    '%s is a public suffix',
    (hostname) => expect(hostRejection(hostname, API_HOST)).toMatch(/is a public suffix.*such as www\./),
  );

  test.each(['api.marquee.example', 'origin.marquee.example', 'harbor-assets.marquee.example'])(
    "%s is the operator's own",
    (hostname) => {
      expect(hostRejection(hostname, API_HOST)).toMatch(/reserved for the operator/);
      // Without a zone of the operator's there is nothing to reserve.
      expect(hostRejection(hostname, undefined)).toBeNull();
    },
  );

  test.each([
    'x.assets.localhost',
    'platform.localhost',
    'pay.localhost',
    'dns.localhost',
    'cloudflare.localhost',
  ])('%s is of the local site', (hostname) =>
    expect(hostRejection(hostname, undefined)).toMatch(/name of the local site/),
  );

  test.each([
    'www.harbor.example',
    'harbor.example',
    'harbor.marquee.example',
    'films.harbor-assets.marquee.example',
    'origin.harbor.example',
    'harbor.workers.dev',
    'bbc.co.uk',
    'aurora.localhost',
  ])('%s may be a brand’s', (hostname) => expect(hostRejection(hostname, API_HOST)).toBeNull());
});

describe('hostNote', () => {
  test('a bare domain needs CNAME flattening', () => {
    for (const hostname of ['harbor.example', 'bbc.co.uk', 'harbor.workers.dev'])
      expect(hostNote(hostname)).toContain(`redirect it to www.${hostname}`);
    for (const hostname of ['www.harbor.example', 'www.bbc.co.uk', 'aurora.localhost'])
      expect(hostNote(hostname)).toBeNull();
  });
});
