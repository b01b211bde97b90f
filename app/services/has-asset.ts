/** In the browser: whether the asset host has a file. */
export async function hasAsset(url: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD', signal }).catch(() => null);
  return response?.ok === true;
}
