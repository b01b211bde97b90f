import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('hands keys on as they stand in the file, and says nothing of them', async () => {
  const { store, put } = memoryStore();
  const keys = { secretKey: SECRET, webhookSecret: 'whsec_never_shown' };
  const said = await changeGateway(store, 'acc_harbor', await set(JSON.stringify(keys)));
  expect(put).toEqual([{ keys, mode: 'live' }]);
  expect(said).toBe('Stripe of harbor: keys stored, live, EUR, offered to viewers.');
});

test.each([SECRET, `"${SECRET}"`, `["${SECRET}"]`, `{"secretKey": "${SECRET}"`])(
  'refuses %s, which is no object, without repeating it',
  async (text) => {
    const { store, put } = memoryStore();
    const refusal = await changeGateway(store, 'acc_harbor', await set(text)).catch((error: Error) => error);
    expect(String(refusal)).toContain('Keys are a JSON object');
    expect(`${refusal} ${(refusal as Error).stack}`).not.toContain(SECRET);
    expect(put).toEqual([]);
  },
);

test('lists what there is, and verifies without keys', async () => {
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
