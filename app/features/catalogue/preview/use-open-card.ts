import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardWatch, type OpenCard } from './card-watch.ts';

/** The card whose detail is to be seen: the one that the pointer or the keys have rested on. */
export function useOpenCard(cardRef: RefObject<HTMLElement>): OpenCard | null {
  const [open, setOpen] = useState<OpenCard | null>(null);
  const { language } = useTranslation().i18n;
  const { key } = useLocation();
  const watch = useRef<CardWatch | null>(null);

  useEffect(() => {
    const started = new CardWatch({ language, layer: () => cardRef.current, show: setOpen });
    watch.current = started;
    return () => started.stop();
  }, [language, cardRef]);

  const shownKey = useRef(key);
  useEffect(() => {
    // Another page closes it.
    if (shownKey.current !== key) watch.current?.close();
    shownKey.current = key;
  }, [key]);

  return open;
}
