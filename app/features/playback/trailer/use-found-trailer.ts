import { useEffect, useState } from 'react';
import { whenIdle } from '#app/lib/idle.ts';
import { hasAsset } from '#app/services/has-asset.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import type { TitleTrailer } from './title-trailer.ts';
import { trailerChoices } from './trailer-key.ts';

/**
 * The key of a title's trailer. One that nobody has named is looked for first: most titles have none, and
 * the player's code would be loaded, and a button shown, for nothing. Null until it is found.
 */
export function useFoundTrailer({ key, isNamed }: TitleTrailer): string | null {
  const origin = useAssetOrigin();
  const [found, setFound] = useState<{ of: string; key: string } | null>(null);
  useEffect(() => {
    if (isNamed) return;
    const controller = new AbortController();
    const cancelIdle = whenIdle(async () => {
      const choice = await firstFound(origin, trailerChoices(key), controller.signal);
      if (choice !== undefined && !controller.signal.aborted) setFound({ of: key, key: choice });
    });
    return () => {
      cancelIdle();
      controller.abort();
    };
  }, [origin, key, isNamed]);
  if (isNamed) return key;
  return found?.of === key ? found.key : null;
}

async function firstFound(origin: string, keys: string[], signal: AbortSignal): Promise<string | undefined> {
  for (const key of keys) {
    if (await hasAsset(`${origin}/${key}`, signal)) return key;
  }
}
