import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { changeGateway } from '#cli/tenant/gateway-command.ts';
import type { GatewayChange, GatewayStore } from '#cli/tenant/tenant-store.ts';

const SECRET = 'sk_live_never_shown';

function memoryStore() {
  const put: GatewayChange[] = [];
  const summary = { org: 'Stripe', is_verified: true, has_keys: true, mode: 'live', currency: 'EUR' };
  const store: GatewayStore = {
    list: async () => [summary, { ...summary, org: 'PayU', is_verified: false, has_keys: false }],
    put: async (_, __, change) => {
      put.push(change);
      return summary;
    },
  };
  return { store, put };
}

async function fileWith(text: string): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-keys-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = path.join(directory, 'keys.json');
  await writeFile(file, text);
  return file;
}

const set = async (text: string) => ({
  act: 'set' as const,
  slug: 'harbor',
  org: 'Stripe' as const,
  mode: 'live' as const,
  file: await fileWith(text),
});

describe('changeGateway', () => {
  test('keys are stored as the file has them and never printed', async () => {
    const { store, put } = memoryStore();
    const keys = { secretKey: SECRET, webhookSecret: 'whsec_never_shown' };
    const output = await changeGateway(store, 'acc_harbor', await set(JSON.stringify(keys)));
    expect(put).toEqual([{ keys, mode: 'live' }]);
    expect(output).toBe('Stripe of harbor: keys stored, live, EUR, offered to viewers.');
  });

  test.each([SECRET, `"${SECRET}"`, `["${SECRET}"]`, `{"secretKey": "${SECRET}"`])(
    'the input %s, which is no object, is rejected without repeating it',
    async (text) => {
      const { store, put } = memoryStore();
      const error = await changeGateway(store, 'acc_harbor', await set(text)).catch((error: Error) => error);
      expect(String(error)).toContain('Keys are a JSON object');
      expect(`${error} ${(error as Error).stack}`).not.toContain(SECRET);
      expect(put).toEqual([]);
    },
  );

  test('the gateways are listed, and one is verified and disabled without keys', async () => {
    const { store, put } = memoryStore();
    expect(await changeGateway(store, 'acc_harbor', { act: 'list', slug: 'harbor' })).toBe(
      [
        'GATEWAY  KEYS  MODE  CURRENCY  OFFERED',
        'Stripe   yes   live  EUR       yes',
        'PayU     no    live  EUR       no',
      ].join('\n'),
    );
    await changeGateway(store, 'acc_harbor', { act: 'verify', slug: 'harbor', org: 'Stripe' });
    await changeGateway(store, 'acc_harbor', { act: 'disable', slug: 'harbor', org: 'Stripe' });
    expect(put).toEqual([{ is_verified: true }, { is_verified: false }]);
  });
});
