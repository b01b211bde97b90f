import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AdminRequest, toAdminResponse } from '#cli/admin/admin-call.ts';
import { brandCalls } from '#cli/catalogue/writing/brand-calls.ts';
import { ADMIN_TOKEN, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { closeAfterFile } from '#tests/support/close-after-file.ts';
import { entityCalls } from '#tests/support/entities.ts';

/** A folder of the test file's own, gone after it. */
export function ownFolder(): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-import-test-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  return (name) => path.join(folder, name);
}

type Handle = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string | Buffer<ArrayBuffer> },
) => Promise<Parameters<typeof toAdminResponse>[0]>;

/** Calls of the operator's API as commands make them, in this process. */
export function requestOf(handle: Handle, token = ADMIN_TOKEN): AdminRequest {
  return async (method, call, body) => {
    const isBytes = body instanceof Uint8Array;
    const response = await handle(`http://platform.localhost${call}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    });
    return toAdminResponse(response);
  };
}

/** A brand as a command opens it, with what it prints. */
export async function openTestBrand(platform: TestPlatform) {
  const { accountId, cfDomainName } = await platform.makeAccount();
  const slug = `b${randomBytes(5).toString('hex')}`;
  await platform.admin('POST', '/tenants', {
    slug,
    account_id: accountId,
    hostnames: [`www.${slug}.example`],
    asset_host: cfDomainName,
    config_version: 1,
  });
  const request = requestOf(platform.fetch);
  const admin = (method: string, call: string, body?: unknown) =>
    platform.admin(method, call.replace('/admin/v1', ''), body);
  return {
    slug,
    accountId,
    request,
    calls: brandCalls(request, accountId),
    isLocal: false,
    entities: entityCalls(admin, accountId),
  };
}

/** A print that keeps what it is given. */
export function printed() {
  const lines: string[] = [];
  return { print: (line: string) => void lines.push(line), text: () => lines.join('\n') };
}
