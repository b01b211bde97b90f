import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { brotliBytes } from '#tests/budgets/page-bytes.ts';
import type { PageSample } from './report-page.ts';

const measured = new Map<string, Promise<number>>();

/** Bytes of every script that any of a page's first visits fetched, by brotli's best as the budgets count. */
export async function measureScripts(port: number, { visits }: Pick<PageSample, 'visits'>): Promise<number> {
  const addresses = visits.flatMap(({ first }) =>
    first.requests.filter(({ kind }) => kind === 'js').map(({ url }) => url),
  );
  const sizes = await Promise.all([...new Set(addresses)].map((address) => scriptBytes(port, address)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function scriptBytes(port: number, address: string): Promise<number> {
  const { hostname, pathname, search } = new URL(address);
  const read = async () => brotliBytes((await loopbackRequest(port, hostname, pathname + search)).text);
  const bytes = measured.get(address) ?? read();
  measured.set(address, bytes);
  return bytes;
}
