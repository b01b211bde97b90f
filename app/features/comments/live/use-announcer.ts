import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcer } from './announcer.ts';
import { READ_OUT_AT_MOST, READ_OUT_LENGTH } from './constants.ts';
import type { LiveComment } from './live-comment.ts';

/** Announces new comments to a screen reader: a few are read out, of many only their number. */
export function useAnnouncer() {
  const { t } = useTranslation('live_comments');
  const [announcement, setAnnouncement] = useState('');
  const announcer = useRef<Announcer<LiveComment> | null>(null);
  useEffect(() => {
    const current = new Announcer<LiveComment>((comments) => {
      const count = comments.length;
      setAnnouncement(
        count > READ_OUT_AT_MOST
          ? t('new_comments', { count })
          : comments.map(({ name, text }) => `${name}: ${text.slice(0, READ_OUT_LENGTH)}`).join('. '),
      );
    });
    announcer.current = current;
    return () => current.stop();
  }, [t]);
  const announce = useCallback((comments: LiveComment[]) => announcer.current?.add(comments), []);
  return { announcement, announce };
}
