export const SITE_PORT_VARIABLE = 'MARQUEE_E2E_PORT';

export const STORAGE_KEY_VARIABLE = 'MARQUEE_E2E_STORAGE_KEY';

export type Brand = 'aurora' | 'pulse' | 'dormant';

/** Address of `path` on a demo brand, or on any other hostname of this machine. */
export function siteUrl(host: Brand | (string & {}), path = '/'): string {
  const hostname = host.includes('.') || host === 'localhost' ? host : `${host}.localhost`;
  return `http://${hostname}:${process.env[SITE_PORT_VARIABLE]}${path}`;
}
