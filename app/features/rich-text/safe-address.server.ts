const MAX_ADDRESS_CHARS = 2048;

/** A picture of the brand's own asset host, by its full address or as a path below the host. */
export function safeImageSource(value: unknown, assetOrigin: string): string | null {
  if (typeof value !== 'string' || value === '' || value.length > MAX_ADDRESS_CHARS) return null;
  if (!URL.canParse(value, assetOrigin)) return null;
  const { origin, href, username, password } = new URL(value, assetOrigin);
  return origin === assetOrigin && !username && !password ? href : null;
}
