import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import { boxStyle } from '../overlay/box-style.ts';
import { useBoxes } from '../overlay/use-boxes.ts';
import type { Place } from '../places/find-places.ts';
import { type PictureHint, pictureHint } from './picture-hint.ts';
import styles from './size-hints.module.css';

/** A hint needs this much of a picture to be read, in pixels. */
const LEAST_WIDTH = 88;

/** Over each picture of a block, the size that its place wants, and whether what lies there is enough. */
export function SizeHints({
  section,
  block,
  places,
}: {
  section: HTMLElement;
  block: EditedBlock;
  places: readonly Place[];
}) {
  const pictures = useMemo(() => places.flatMap(toPicture), [places]);
  const images = useMemo(() => pictures.map(({ image }) => image), [pictures]);
  const boxes = useBoxes(section, images);
  return (
    <div className={styles.hints}>
      {pictures.map(({ way, sizes, image }, index) => {
        const box = boxes[index];
        const isSeen = box && box.width >= LEAST_WIDTH && box.x > -box.width / 2;
        const hint = isSeen ? pictureHint(sizes, { block, way, drawn: drawnSize(image) }) : null;
        return hint && box ? (
          <div key={way} className={styles.place} style={boxStyle(box, section)}>
            <Hint hint={hint} />
          </div>
        ) : null;
      })}
    </div>
  );
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
  if (field.kind !== 'picture' || field.sizes.length === 0 || !(node instanceof HTMLImageElement)) return [];
  return [{ way, sizes: field.sizes, image: node }];
}

function drawnSize({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  return width > 0 && height > 0 ? { width, height } : null;
}
