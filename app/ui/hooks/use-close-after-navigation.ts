import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * For a dialog around a form: success answers with a redirect, and so does a link inside; either way it has
 * done its part.
 */
export function useCloseAfterNavigation(onClose: () => void) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
}
