import { useEffect, useRef } from 'react';

/**
 * A document keeps the policy that it came with, which lets it load from one asset host. Where an account moves its
 * files to another, what has been fetched since is for a new document (docs/decisions/049). Undefined where it is
 * not known.
 */
export function useReloadOnMovedAssets(assetOrigin: string | undefined): void {
  const ofDocument = useRef(assetOrigin);

  useEffect(() => {
    ofDocument.current ??= assetOrigin;
    if (assetOrigin !== undefined && assetOrigin !== ofDocument.current) window.location.reload();
  }, [assetOrigin]);
}
