import { describe, expect, test } from 'vitest';
import { parseTenantArguments } from '#cli/tenant/arguments.ts';

const parse = (line: string) => parseTenantArguments(line.split(' ').filter(Boolean));

describe('the arguments of the tenant command', () => {
  test('a full create command is read', () => {
    const line =
      'create harbor --host www.harbor.example --host harbor.example --account acc_1 --content https://content.example ' +
      '--user http://127.0.0.1:9000 --asset-host files.harbor.example --remote';
    expect(parse(line)).toEqual({
      kind: 'create',
      remote: true,
      tenant: {
        slug: 'harbor',
        hostnames: ['www.harbor.example', 'harbor.example'],
        accountId: 'acc_1',
        assetHost: 'files.harbor.example',
        services: { content: 'https://content.example', user: 'http://127.0.0.1:9000' },
      },
    });
  });

  test('hostnames are written as browsers send them', () => {
    const command = parse('create a --host WWW.Harbor.Example. --host bücher.example');
    expect(command).toMatchObject({ tenant: { hostnames: ['www.harbor.example', 'xn--bcher-kva.example'] } });
  });

  test.each([
    ['edit,publish', ['edit', 'publish']],
    ['own', ['own']],
    ['none', []],
  ])('the roles %s of one person are read', (words, roles) => {
    expect(parse(`staff harbor ann@harbor.example --roles ${words} --remote`)).toEqual({
      ...{ kind: 'staff', remote: true, slug: 'harbor', email: 'ann@harbor.example', roles },
      isInvited: false,
    });
  });

  test('people are invited by mail, an owner with the brand itself', () => {
    expect(parse('staff harbor ann@harbor.example --roles edit --invite')).toMatchObject({ isInvited: true });
    expect(parse('create harbor --host a.example --owner ann@harbor.example')).toMatchObject({
      tenant: { owner: 'ann@harbor.example' },
    });
  });

  test.each(['list', 'show harbor', 'remove harbor', 'resume harbor', 'undelete harbor', 'erasures'])(
    '%s is read',
    (line) => {
      expect(parse(line)).toMatchObject({ kind: line.split(' ')[0], remote: false });
    },
  );

  test('a brand is deleted by its name, which a script gives twice', () => {
    expect(parse('delete harbor')).toMatchObject({ kind: 'delete', isNow: false, isSure: false });
    expect(parse('delete harbor --now --yes harbor')).toMatchObject({ isNow: true, isSure: true });
  });

  test('a brand is suspended for a reason', () => {
    expect(parse('suspend harbor --reason Unpaid')).toMatchObject({ kind: 'suspend', reason: 'Unpaid' });
  });

  test.each([
    ['', /Usage/],
    ['suspend harbor', /--reason/],
    ['delete', /Name the brand/],
    ['delete harbor --yes haven', /--yes haven is not harbor/],
    ['delete harbor --host a.example', /--host/],
    ['undelete harbor --now', /--now/],
    ['erasures harbor', /takes no slug/],
    ['suspend', /Name the brand/],
    ['suspend harbor --reason Unpaid --host a.example', /--host/],
    ['resume harbor --reason Unpaid', /--reason/],
    ['destroy harbor', /no command "destroy"/],
    ['create', /Name the brand/],
    ['staff harbor', /Name the person/],
    ['staff harbor ann@harbor.example', /--roles names edit, publish/],
    ['staff harbor ann@harbor.example --roles emperor', /--roles emperor/],
    ['staff harbor ann@harbor.example --roles edit,', /--roles/],
    ['staff harbor ann@harbor.example bob@harbor.example --roles edit', /One person at a time/],
    ['staff harbor ann@harbor.example --roles edit --host a.example', /--host does not belong to staff/],
    ['staff harbor ann@harbor.example --roles none --invite', /Nobody is invited without a role/],
    ['list --roles edit', /--roles/],
    ['list --owner ann@harbor.example', /--owner/],
    ['create harbor --host a.example --owner ann', /--owner ann/],
    [
      'create harbor --host a.example --owner ann@harbor.example --user https://user.example --account acc_a',
      /--owner is for accounts of this platform/,
    ],
    ['create harbor --host a.example --invite', /--invite is no option of create/],
    ['create harbor', /--host/],
    ['create Harbor! --host a.example', /slug/],
    ['create harbor --host 10.0.0.1', /--host 10\.0\.0\.1/],
    ['create harbor --host 0x7f.1', /--host 0x7f\.1/],
    ['create harbor --host 2130706433', /--host 2130706433/],
    ['create harbor --host [::1]', /--host \[::1\]/],
    ['create harbor --host https://a.example', /--host https/],
    ['create harbor --host a.example:80', /--host a\.example:80/],
    ['create harbor --host a.example/x', /is an address, not a hostname.*write the name alone, a\.example/],
    ['create harbor --host *.a.example', /is a wildcard: add each hostname by itself/],
    ['create harbor --host a_b.example', /has an underscore/],
    [`create ${'a'.repeat(57)} --host a.example`, /is longer than 56 characters/],
    ['create x-assets --host a.example', /ends with -assets/],
    ['create harbor --host localhost', /--host localhost/],
    ['create harbor --host x.assets.localhost', /reserved for the local site/],
    ['create harbor --host platform.localhost', /reserved for the local site/],
    ['create harbor --host pay.localhost', /reserved for the local site/],
    ['create harbor --host a.example --user http://user.example', /--user http/],
    ['create harbor --host a.example --user ftp://user.example', /--user ftp/],
    ['create harbor --host a.example --content nonsense', /--content nonsense/],
    ['create harbor --host a.example --payment https://u:p@pay.example', /--payment/],
    ['create harbor --host a.example --asset-host https://x', /--asset-host/],
    ['create harbor --host a.example --frame-ancestor partner.example', /--frame-ancestor/],
    ['create harbor --host a.example --frame-ancestor https://a.example/path', /--frame-ancestor/],
    ['create harbor --host a.example --media-host https://cdn.example', /--media-host/],
    ['create harbor --host a.example --media-host cdn.example/films', /--media-host/],
    ['create harbor --host a.example --gateway-host pay.a.example', /--gateway-host/],
    ['create harbor --host a.example --gateway-host skrill=pay.a.example', /--gateway-host/],
    ['create harbor --host a.example --gateway-host stripe=https://a.example', /--gateway-host/],
    ['create harbor --host a.example --colour red', /--colour/],
    ['create harbor extra --host a.example', /too much/],
    ['update', /Name the brand/],
    ['update harbor', /Name what is to change/],
    ['update harbor --host a.example', /write \+a\.example to add it/],
    ['update harbor --host +a.example:80', /--host a\.example:80/],
    ['update harbor --account acc_1', /--account is no option of update/],
    ['create harbor --host a.example --title Harbor --account acc_x', /name of a new account/],
    ['show', /Name the brand/],
    ['list harbor', /takes no slug/],
    ['show harbor --host a.example', /create only/],
  ])('"%s" is rejected with a one-line message', (line, reason) => {
    expect(() => parse(line)).toThrow(reason);
  });

  test('each frame ancestor has its own option', () => {
    const command = parseTenantArguments(
      'create harbor --host a.example --frame-ancestor self --frame-ancestor https://*.partner.example'.split(
        ' ',
      ),
    );
    expect(command).toMatchObject({ tenant: { frameAncestors: ["'self'", 'https://*.partner.example'] } });
  });

  test('each host of films and streams has its own option', () => {
    const command = parse(
      'create harbor --host a.example --media-host cdn.a.example:8443 --media-host *.cdn.example',
    );
    expect(command).toMatchObject({ tenant: { mediaHosts: ['cdn.a.example:8443', '*.cdn.example'] } });
  });

  test('each further host of a gateway has its own option', () => {
    const command = parse(
      'create harbor --host a.example --gateway-host stripe=pay.a.example --gateway-host PayU=checkout.payulatam.com',
    );
    expect(command).toMatchObject({
      tenant: { gatewayHosts: { Stripe: ['pay.a.example'], PayU: ['checkout.payulatam.com'] } },
    });
  });

  test('personalised lists and deadlines are settings of the brand', () => {
    expect(
      parse(
        'create harbor --host a.example --personalised-lists --call-deadline 1500 --payment-deadline 12000',
      ),
    ).toMatchObject({
      tenant: { hasPersonalisedLists: true, deadlines: { call_ms: 1500, payment_ms: 12_000 } },
    });
    expect(parse('create harbor --host a.example')).not.toHaveProperty('tenant.deadlines');
  });

  test('an update names what is added, removed and set', () => {
    expect(
      parse(
        'update harbor --host +WWW.harbor.example --host -old.harbor.example --primary www.harbor.example --media-host cdn.example --title Harbor',
      ),
    ).toEqual({
      kind: 'update',
      remote: false,
      slug: 'harbor',
      change: {
        add_hostnames: ['www.harbor.example'],
        remove_hostnames: ['old.harbor.example'],
        primary_host: 'www.harbor.example',
        media_hosts: ['cdn.example'],
        title: 'Harbor',
      },
    });
    expect(parse('update harbor --primary none --media-host none')).toMatchObject({
      change: { primary_host: null, media_hosts: [] },
    });
  });

  test('a brand has twenty media hosts at most', () => {
    const hosts = (count: number) =>
      Array.from({ length: count }, (_, index) => `--media-host c${index}.example`).join(' ');
    expect(parse(`update harbor ${hosts(20)}`)).toMatchObject({ kind: 'update' });
    for (const line of [`update harbor ${hosts(21)}`, `create harbor --host a.example ${hosts(21)}`])
      expect(() => parse(line)).toThrow('--media-host may be given 20 times, not 21');
  });

  test.each([
    ['--call-deadline soon', /--call-deadline soon/],
    ['--call-deadline 9000', /at most 3500 ms/],
    ['--payment-deadline 10', /at least 1000 ms/],
  ])('%s is rejected with a one-line message', (option, reason) => {
    expect(() => parse(`create harbor --host a.example ${option}`)).toThrow(reason);
  });

  test.each([
    ['gateway list harbor', { act: 'list', slug: 'harbor' }],
    ['gateway verify harbor stripe', { act: 'verify', slug: 'harbor', org: 'Stripe' }],
    ['gateway disable harbor PayU', { act: 'disable', slug: 'harbor', org: 'PayU' }],
    ['gateway set harbor paypal', { act: 'set', slug: 'harbor', org: 'PayPal' }],
    [
      'gateway set harbor PayU --file keys.json --mode live --currency inr',
      { act: 'set', slug: 'harbor', org: 'PayU', file: 'keys.json', mode: 'live', currency: 'INR' },
    ],
  ])('%s is read', (line, change) => {
    expect(parse(line)).toEqual({ kind: 'gateway', remote: false, change });
  });

  test.each([
    ['gateway', /gateway/],
    ['gateway list', /Name the brand/],
    ['gateway set harbor', /Name the gateway: Razorpay/],
    ['gateway set harbor bitcoin', /Name the gateway/],
    ['gateway set harbor stripe sk_live_1', /too much/],
    ['gateway set harbor stripe --key sk_live_1', /--key/],
    ['gateway set harbor stripe --mode real', /--mode is live or test/],
    ['gateway verify harbor stripe --mode live', /gateway set only/],
    ['gateway list harbor --host a.example', /create only/],
  ])('"%s" is rejected with a one-line message', (line, reason) => {
    expect(() => parse(line)).toThrow(reason);
  });
});
