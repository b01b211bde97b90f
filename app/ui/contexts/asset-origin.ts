import { createContext, useContext } from 'react';

/** Scheme and host below which every picture's key is found. */
export const AssetOrigin = createContext('');

export function useAssetOrigin(): string {
  return useContext(AssetOrigin);
}
