import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen, in a tab that is too. False until that is known. */
export function useInSight(ref: RefObject<Element>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isOnScreen = false;
    const update = () => setInSight(isOnScreen && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [ref]);
  return isInSight;
}
