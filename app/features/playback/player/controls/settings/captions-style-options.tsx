import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import look from '#app/features/playback/player/captions-look.module.css';
import {
  CAPTIONS_STYLE_CHOICES,
  type CaptionsStyle,
  type CaptionsStyleAspect,
} from '#app/features/playback/player/state/captions-style.ts';
import { captionsStyleStore } from '#app/features/playback/player/state/captions-style-store.ts';
import styles from './captions-style-options.module.css';
import menu from './settings-menu.module.css';

const ASPECTS = Object.keys(CAPTIONS_STYLE_CHOICES) as CaptionsStyleAspect[];

/** How captions look, with a sample; each choice holds at once and for every film to come. */
export function CaptionsStyleOptions({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('player');
  const style = useCaptionsStyle();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <button
        ref={back}
        type="button"
        role="menuitem"
        className={menu.title}
        aria-label={t('back_to_captions', { title: t('captions_style') })}
        onClick={onBack}
      >
        <ChevronLeft className={menu.chevron} aria-hidden="true" />
        <span>{t('captions_style')}</span>
      </button>
      <Sample style={style} />
      {ASPECTS.map((aspect) => (
        <Aspect key={aspect} aspect={aspect} style={style} />
      ))}
    </>
  );
}

function Sample({ style }: { style: CaptionsStyle }) {
  const { t } = useTranslation('player');
  return (
    <div
      className={`${styles.sample} ${look.look}`}
      aria-hidden="true"
      data-caption-size={style.size}
      data-caption-colour={style.colour}
      data-caption-background={style.background}
      data-caption-edge={style.edge}
    >
      <span>{t('captions_sample')}</span>
    </div>
  );
}

function Aspect({ aspect, style }: { aspect: CaptionsStyleAspect; style: CaptionsStyle }) {
  const { t } = useTranslation('player');
  const name = t(`caption_${aspect}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-label={name} className={styles.group}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <div className={styles.choices} role="none">
        {CAPTIONS_STYLE_CHOICES[aspect].map((choice) => (
          <button
            key={choice}
            type="button"
            role="menuitemradio"
            aria-checked={style[aspect] === choice}
            className={styles.choice}
            onClick={() => captionsStyleStore.set({ ...style, [aspect]: choice })}
          >
            {t(`caption_${aspect}_${choice}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function useCaptionsStyle(): CaptionsStyle {
  return useSyncExternalStore(captionsStyleStore.subscribe, captionsStyleStore.get, captionsStyleStore.get);
}
