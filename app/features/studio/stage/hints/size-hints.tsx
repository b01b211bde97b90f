import CircleCheck from 'lucide-react/icons/circle-check';
import Images from 'lucide-react/icons/images';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import { IconLink } from '#app/ui/components/button/icon-button.tsx';
import { boxStyle } from '../overlay/box-style.ts';
import { type Box, useBoxes } from '../overlay/use-boxes.ts';
import type { Place } from '../places/find-places.ts';
import { type PictureHint, pictureHint } from './picture-hint.ts';
import styles from './size-hints.module.css';

/** A hint needs this much of a picture to be read, in pixels. */
const LEAST_WIDTH = 88;

/**
 * Over each picture of a block, the size that its place wants, whether what lies there is enough, and the way to another
 * picture.
 */
export function SizeHints({
  section,
  block,
  places,
  hrefOf,
}: {
  section: HTMLElement;
  block: EditedBlock;
  places: readonly Place[];
  /** Where another picture is chosen for a field; absent where none can be. */
  hrefOf?: (way: string) => string;
}) {
  const { t } = useTranslation('edit');
  const pictures = useMemo(() => places.flatMap(toPicture), [places]);
  const images = useMemo(() => pictures.map(({ image }) => image), [pictures]);
  const boxes = useBoxes(section, images);
  return (
    <div className={styles.hints}>
      {pictures.map(({ way, sizes, image }, index) => {
        const box = boxes[index];
        if (!box || !isSeen(box, section)) return null;
        const hint = pictureHint(sizes, { block, way, drawn: drawnSize(image) });
        return (
          <div key={way} className={styles.place} style={boxStyle(box, section)}>
            {hint ? <Hint hint={hint} /> : null}
            {hrefOf ? (
              <span className={styles.choose} data-over>
                <IconLink
                  to={hrefOf(way)}
                  icon={<Images aria-hidden="true" />}
                  label={t('media_choose_at', { position: index + 1 })}
                />
              </span>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

/** Most of it is in sight: slides beside the one that is shown are there, too. */
function isSeen({ x, width }: Box, section: HTMLElement): boolean {
  const middle = x + width / 2;
  return width >= LEAST_WIDTH && middle > 0 && middle < section.clientWidth;
}

function Hint({ hint: { wanted, picture, fit } }: { hint: PictureHint }) {
  const { t } = useTranslation('edit');
  const size = t('hint_size', { ...wanted });
  if (!fit || !picture) return <p className={styles.hint}>{size}</p>;
  const isEnough = fit.kind === 'fits';
  const Icon = isEnough ? CircleCheck : TriangleAlert;
  const words = isEnough
    ? t('hint_fits', { ...picture })
    : t('hint_scaled_up', { ...picture, percent: fit.percent });
  return (
    <p className={styles.hint} data-fit={fit.kind}>
      <Icon aria-hidden="true" />
      <span className={styles.size}>{size}</span>
      <span className={styles.words}>{words}</span>
    </p>
  );
}

function toPicture({ way, node, field }: Place) {
  if (field.kind !== 'picture' || !(node instanceof HTMLImageElement)) return [];
  return [{ way, sizes: field.sizes, image: node }];
}

function drawnSize({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  return width > 0 && height > 0 ? { width, height } : null;
}
