import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import 'react-easy-crop/react-easy-crop.css';
import type { Size } from '#app/domain/picture-fit.ts';
import type { Area } from '../draw-rungs.ts';
import { FitLine } from '../fit-line.tsx';
import styles from './crop-picture.module.css';
import { type Proportion, proportionsFor } from './proportions.ts';

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.05;
/** In CSS pixels, of one press of an arrow key; Shift makes it a fifth. */
const KEY_STEP = 10;

/**
 * What of a picture is sent, before it is: by dragging, by two fingers, by the arrow keys and a slider. `onArea`
 * answers null for all of it.
 */
export function CropPicture({
  file,
  wanted,
  onArea,
  onFault,
}: {
  file: File;
  wanted: Size | null;
  onArea: (area: Area | null) => void;
  /** The browser cannot draw it. */
  onFault: () => void;
}) {
  const { t } = useTranslation('edit');
  const url = useObjectUrl(file);
  const proportions = proportionsFor(wanted);
  const [chosen, setChosen] = useState(proportions[0]);
  const [pictureSize, setPictureSize] = useState<Size | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);

  function choose(proportion: Proportion) {
    setChosen(proportion);
    setCrop({ x: 0, y: 0 });
    setZoom(1);
    // Of a proportion the cropper answers what is left.
    if (!proportion.size) take(null);
  }

  function take(next: Area | null) {
    setArea(next);
    onArea(next);
  }

  if (url === null) return null;
  const left = area ?? pictureSize;
  return (
    <div className={styles.crop}>
      <Proportions proportions={proportions} chosen={chosen} onChoose={choose} />
      {chosen?.size ? (
        <>
          <div className={styles.stage} dir="ltr">
            <Cropper
              image={url}
              aspect={chosen.size.width / chosen.size.height}
              crop={crop}
              onCropChange={setCrop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              onZoomChange={setZoom}
              // Scrolling the page must not change the picture on its way.
              zoomWithScroll={false}
              onCropAreaChange={(_, { x, y, width, height }) => take({ left: x, top: y, width, height })}
              keyboardStep={KEY_STEP}
              disableAutomaticStylesInjection
              mediaProps={{ onError: onFault }}
              cropperProps={{ role: 'group', 'aria-label': t('crop_area') }}
            />
          </div>
          <ZoomSlider zoom={zoom} onZoom={setZoom} />
        </>
      ) : (
        <img
          className={styles.whole}
          src={url}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setPictureSize({ width, height })
          }
          onError={onFault}
        />
      )}
      {left ? (
        <div className={styles.facts} role="status">
          <p>{t('media_size', { width: Math.round(left.width), height: Math.round(left.height) })}</p>
          <FitLine picture={left} wanted={wanted} />
        </div>
      ) : null}
    </div>
  );
}

function Proportions({
  proportions,
  chosen,
  onChoose,
}: {
  proportions: readonly Proportion[];
  chosen: Proportion | undefined;
  onChoose: (proportion: Proportion) => void;
}) {
  const { t } = useTranslation('edit');
  const name = useId();
  return (
    <fieldset className={styles.proportions}>
      <legend className={styles.legend}>{t('crop_title')}</legend>
      {proportions.map((proportion) => (
        <label key={proportion.id} className={styles.proportion}>
          <input
            type="radio"
            // Not a field of the form: what is left of the picture is in its bytes.
            name={name}
            checked={proportion.id === chosen?.id}
            onChange={() => onChoose(proportion)}
          />
          {t(`crop_${proportion.id}`, { ...proportion.size })}
        </label>
      ))}
    </fieldset>
  );
}

function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation('edit');
  const id = useId();
  return (
    <p className={styles.zoom}>
      <label htmlFor={id}>{t('crop_zoom')}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={ZOOM_STEP}
        value={zoom}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
      />
    </p>
  );
}

/** Null until the browser has one for it. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
