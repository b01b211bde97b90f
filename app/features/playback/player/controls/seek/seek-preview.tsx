import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thumbnail } from '#app/features/playback/engine/engine.ts';
import { useProperties } from '#app/features/playback/player/hooks/use-properties.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { formatClock } from '#app/lib/durations.ts';
import styles from './seek-preview.module.css';

/** Over the bar: the time under the pointer, and the picture of that moment where there is one. */
export function SeekPreview({ fraction, seconds }: { fraction: number; seconds: number }) {
  const { i18n } = useTranslation();
  const thumbnail = useThumbnail(seconds);
  const place = useProperties<HTMLDivElement>({ '--at': fraction });
  return (
    <div ref={place} className={styles.preview} aria-hidden="true">
      {thumbnail ? <SpriteTile thumbnail={thumbnail} /> : null}
      <span className={styles.time} data-figures>
        {formatClock(seconds, i18n.language)}
      </span>
    </div>
  );
}

/** One frame of the sprite, scaled to the box: sizes and places are percentages of it. */
function SpriteTile({
  thumbnail: { url, x, y, width, height, imageWidth, imageHeight },
}: {
  thumbnail: Thumbnail;
}) {
  const tile = useProperties<HTMLDivElement>({
    '--sprite': `url(${JSON.stringify(url)})`,
    '--ratio': `${width} / ${height}`,
    '--sprite-width': `${(imageWidth / width) * 100}%`,
    '--x': `${(x / Math.max(1, imageWidth - width)) * 100}%`,
    '--y': `${(y / Math.max(1, imageHeight - height)) * 100}%`,
  });
  return <div ref={tile} className={styles.image} />;
}

/** Each move requests the next thumbnail; a stale response is dropped. */
function useThumbnail(seconds: number): Thumbnail | null {
  const { thumbnailAt } = usePlayerApi();
  const [thumbnail, setThumbnail] = useState<Thumbnail | null>(null);
  useEffect(() => {
    let isWanted = true;
    thumbnailAt(seconds).then(
      (found) => isWanted && setThumbnail(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [thumbnailAt, seconds]);
  return thumbnail;
}
