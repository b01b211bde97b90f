import { Form } from '@remix-run/react';
import { type CSSProperties, type MouseEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FocalPoint } from '#app/lib/focal-point.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './focal-point.module.css';

interface Shown {
  src: string;
  srcSet?: string | undefined;
}

/** Proportions that the site draws pictures in: of banners and cards, of cards on their end, of phones. */
const CROPS = ['16 / 9', '1 / 1', '4 / 5'] as const;

/**
 * What every crop of a picture shows: by a press on it, or by two sliders, which work without scripts. Left and right
 * are the picture's own, also where words run from right to left.
 */
export function FocalPointForm({
  picture,
  focalPoint,
  revision,
  commandId,
  back,
}: {
  picture: Shown;
  focalPoint: FocalPoint;
  revision: number;
  commandId: string;
  back: string;
}) {
  const { t } = useTranslation('edit');
  const [point, setPoint] = useState(focalPoint);
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="command_id" value={commandId} />
      <PointedPicture picture={picture} point={point} onPoint={setPoint} />
      <div className={styles.sliders}>
        <PointSlider
          name="x"
          label={t('focal_x')}
          value={point.x}
          onChange={(x) => setPoint({ ...point, x })}
        />
        <PointSlider
          name="y"
          label={t('focal_y')}
          value={point.y}
          onChange={(y) => setPoint({ ...point, y })}
        />
        <div className={styles.end}>
          <Button type="submit" name="intent" value="save">
            {t('focal_save')}
          </Button>
          <LinkButton to={back} variant="secondary">
            {t('cancel')}
          </LinkButton>
        </div>
      </div>
      <Crops picture={picture} point={point} />
    </Form>
  );
}

/** The whole picture with a mark; readers and keys have the sliders for it. */
function PointedPicture({
  picture,
  point,
  onPoint,
}: {
  picture: Shown;
  point: FocalPoint;
  onPoint: (point: FocalPoint) => void;
}) {
  function onClick({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPoint({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the sliders beside it are what keys move
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className={styles.picture} dir="ltr" style={at(point)} onClick={onClick}>
      <img className={styles.whole} {...picture} sizes="(width < 800px) 100vw, 720px" alt="" />
      <span className={styles.mark} aria-hidden="true" />
    </div>
  );
}

function PointSlider({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <p className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={styles.value}>
        {value} %
      </output>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        value={value}
        dir="ltr"
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </p>
  );
}

function Crops({ picture, point }: { picture: Shown; point: FocalPoint }) {
  const { t } = useTranslation('edit');
  return (
    <section aria-label={t('focal_crops')} className={styles.crops}>
      <h2 className={styles.heading}>{t('focal_crops')}</h2>
      <ul className={styles.list} dir="ltr">
        {CROPS.map((crop) => (
          <li key={crop}>
            <img
              className={styles.crop}
              style={{ ...at(point), '--crop': crop } as CSSProperties}
              {...picture}
              sizes="320px"
              alt={crop.replace(' / ', ':')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const at = ({ x, y }: FocalPoint) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

const percent = (fraction: number) => Math.round(100 * Math.min(1, Math.max(0, fraction)));
