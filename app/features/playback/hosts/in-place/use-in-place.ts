// chunk: stage

import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { isPlayableHere } from '#app/features/playback/engine/document-media.ts';
import { inPlacePrefetcher } from './in-place-prefetcher.ts';
import type { InPlaceResponse } from './in-place-response.ts';

export interface InPlace {
  /** Null while it is on its way. */
  response: InPlaceResponse | null;
  /** For a new address, or because its time has come; what is there stays until the answer is. */
  revalidate(): void;
  /** From the beginning, after a failure. */
  retry(): void;
}

/** What plays at an address of `paths.watchInPlace`, fetched at once. */
export function useInPlace(address: string): InPlace {
  // What has arrived is drawn at once, not by a second render.
  const [response, setResponse] = useState(() => arrivedAt(address));
  const isDrawn = useRef(response !== null);
  const requestNumber = useRef(0);
  const revalidate = useCallback(() => {
    requestNumber.current += 1;
    const mine = requestNumber.current;
    inPlacePrefetcher.take(address).then(
      (arrived) =>
        requestNumber.current === mine && setResponse(arrived && forThisDocument(arrived, address)),
      // A player that is already on the screen reports by itself that it gets no new address.
      () => requestNumber.current === mine && setResponse((known) => known ?? { kind: 'failed' }),
    );
  }, [address]);
  const retry = useCallback(() => {
    setResponse(null);
    revalidate();
  }, [revalidate]);
  useEffect(() => {
    if (isDrawn.current) inPlacePrefetcher.clear();
    else retry();
    isDrawn.current = false;
    return () => {
      requestNumber.current += 1;
    };
  }, [retry]);
  return { response, revalidate, retry };
}

/** What was prefetched for an address and has arrived; null where it is still to be waited for. */
function arrivedAt(address: string): InPlaceResponse | null {
  const response = inPlacePrefetcher.peek(address);
  return response ? forThisDocument(response, address) : null;
}

/** What this document's policy does not let it play has a page of its own. */
function forThisDocument(response: InPlaceResponse, address: string): InPlaceResponse {
  if (response.kind === 'content') {
    const { view } = response.page;
    if (view.kind !== 'playable' || isPlayableHere(view.source)) return response;
    const [, search] = address.split('?');
    return { kind: 'elsewhere', href: paths.watch({ id: response.id }) + (search ? `?${search}` : '') };
  }
  if (response.kind === 'channel') {
    const { playing, channelId } = response.view;
    if (!('source' in playing) || isPlayableHere(playing.source)) return response;
    return { kind: 'elsewhere', href: paths.channel({ id: channelId }) };
  }
  return response;
}
