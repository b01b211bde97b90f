import { useNavigate, useRevalidator, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_UPLOAD_BYTES } from '#app/contract/uploads.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import type { Area } from './draw-rungs.ts';
import { pictureId } from './picture-id.ts';

/**
 * With scripts, the browser draws the sizes that the site needs before they are sent, so a file may be as large as it
 * likes. What it cannot draw, or could not send so, is sent as it is, where it is no larger than a file may be.
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
    const sent = await send(file).then(
      (id) => ({ id, isUnreadable: false }),
      (error) => ({ id: null, isUnreadable: isUnreadable(error) }),
    );
    setProgress(null);
    const { id } = sent;
    const isTooLarge = id === null && file.size > MAX_UPLOAD_BYTES;
    // Another page that was gone to meanwhile stays, with a word about it.
    if (isHere.current && !isTooLarge) {
      if (id === null) return submit(form, { method: 'post', encType: 'multipart/form-data' });
      form.reset();
      revalidate();
      navigate({ search: window.location.search, hash: pictureId(id) }, { replace: true });
    }
    const problem = isTooLarge && sent.isUnreadable ? t('media_unreadable') : t('common:not_saved');
    const done = id === null ? showToast('error', problem) : showToast('success', t('media_uploaded'));
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

/** As `createImageBitmap` rejects what is no picture that this browser knows. */
const isUnreadable = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError';

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
