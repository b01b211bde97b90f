import { useNavigate, useRevalidator, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/toasts/show-toast.ts';
import type { Area } from './draw-rungs.ts';
import { pictureId } from './picture-id.ts';

/**
 * With scripts, the browser draws the sizes that the site needs before they are sent, so a file may be as large as it
 * likes. What it cannot draw, or could not send so, is sent as it is.
 */
export function useDrawnUpload(area: Area | null) {
  const { t } = useTranslation('edit');
  const submit = useSubmit();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const isHere = useIsHere();

  async function draw(form: HTMLFormElement, file: File) {
    setProgress({ done: 0, count: 1 });
    const id = await send(file).catch(() => null);
    setProgress(null);
    // Another page that was gone to meanwhile stays, with a word about it.
    if (isHere.current) {
      if (id === null) return submit(form, { method: 'post', encType: 'multipart/form-data' });
      form.reset();
      revalidate();
      navigate({ search: window.location.search, hash: pictureId(id) }, { replace: true });
    }
    const done =
      id === null ? showToast('error', t('common:not_saved')) : showToast('success', t('media_uploaded'));
    done.catch(() => undefined);
  }

  async function send(file: File): Promise<string> {
    const { sendDrawn } = await import('./send-drawn.ts');
    return sendDrawn(file, area, (done, count) => setProgress({ done, count }));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.size === 0) return;
    event.preventDefault();
    // A second click while the first file is on its way is none.
    if (progress === null) void draw(event.currentTarget, file);
  }

  return { progress, onSubmit };
}

/** Whether the component is drawn still. */
function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
