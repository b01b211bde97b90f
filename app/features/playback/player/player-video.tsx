// chunk: playback

import { forwardRef } from 'react';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { mimeTypeOf } from '#app/features/playback/engine/source.ts';
import styles from './player.module.css';

/** The element itself. Its own sources and captions go when an engine brings them. */
export const PlayerVideo = forwardRef<
  HTMLVideoElement,
  { source: PlaybackSource; posterUrl: string | undefined; isScripted: boolean }
>(function PlayerVideo({ source, posterUrl, isScripted }, ref) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions come from CaptionTracks or the stream
    <video
      ref={ref}
      className={styles.video}
      controls={!isScripted}
      playsInline
      // Nothing is fetched before the library or the viewer starts: it would be fetched twice.
      preload="none"
      poster={posterUrl}
      // Captions of another host need it, and it would keep the picture of a host without CORS away.
      crossOrigin={source.captions.length > 0 ? 'anonymous' : undefined}
      // Focus belongs to the frame, which has the keys.
      tabIndex={isScripted ? -1 : undefined}
    >
      {isScripted ? null : (
        <>
          <Sources source={source} />
          <CaptionTracks source={source} />
        </>
      )}
    </video>
  );
});

/** Adaptive first; browsers that cannot play it take the one file. */
function Sources({ source: { url, progressiveUrl, startAtSeconds } }: { source: PlaybackSource }) {
  // The start position as a media fragment.
  const start = startAtSeconds ? `#t=${startAtSeconds}` : '';
  return (
    <>
      <source src={url + start} type={mimeTypeOf(url)} />
      {progressiveUrl ? <source src={progressiveUrl + start} type={mimeTypeOf(progressiveUrl)} /> : null}
    </>
  );
}

function CaptionTracks({ source: { captions } }: { source: PlaybackSource }) {
  return captions.map(({ src, language, label, kind }) => (
    <track key={src} kind={kind} src={src} srcLang={language} label={label} />
  ));
}
