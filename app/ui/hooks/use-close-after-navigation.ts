import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * For a dialog around a form: success answers with a redirect, and so does a link inside; either way it has
 * done its part. A navigation that was under way when the dialog opened is none of its own.
 */
export function useCloseAfterNavigation(onClose: () => void) {
  const { key } = useLocation();
  const { location: next } = useNavigation();
  const ownKeys = useRef([key, next?.key]);
  useEffect(() => {
    if (!ownKeys.current.includes(key)) onClose();
  }, [key, onClose]);
}
