import { ChannelStage } from '#app/features/playback/channel/channel-stage.tsx';
import { useOnAir } from '#app/features/playback/channel/use-on-air.ts';
import { useServerClock } from '#app/features/playback/live/use-server-clock.ts';
import type { InPlaceResponse } from './in-place-response.ts';

/** What a channel shows (page-builder.md §4, IPTV): checked every second, cleared at its end, followed by the next. */
export function InPlaceChannel({
  channel: { name, posterUrl, view },
}: {
  channel: Extract<InPlaceResponse, { kind: 'channel' }>;
}) {
  const nowMs = useServerClock(view.nowMs);
  const air = useOnAir(view, nowMs);
  return <ChannelStage view={view} air={air} nowMs={nowMs} channelName={name} posterUrl={posterUrl} />;
}
