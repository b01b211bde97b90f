import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#app/lib/number-locale.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { firstInCentre, placeOf, wrapAround } from './carousel-order.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-carousel.module.css';
import type { PlanOffer } from './plan-model.ts';
import { useSwipe } from './use-swipe.ts';

/** Further away nothing is to be seen of a plan. */
const FAR = 2;

/**
 * One plan in the centre, its neighbours beside it; before the first comes the last (viewer.md §4). Goes by
 * its buttons, by arrow keys, by a swipe and by a click on a neighbour. Only the plan in the centre can be
 * subscribed to.
 */
export function PlanCarousel({ plans }: { plans: readonly PlanOffer[] }) {
  const { t, i18n } = useTranslation(['plans', 'common']);
  const root = useRef<HTMLElement>(null);
  const [centre, setCentre] = useState(() => firstInCentre(plans));
  const [hasTurned, setHasTurned] = useState(false);
  const keepFocus = useFocusInCentre(root, centre);
  const count = plans.length;
  const current = wrapAround(centre, count);

  function show(index: number) {
    if (count < 2) return;
    keepFocus();
    setHasTurned(true);
    setCentre(wrapAround(index, count));
  }
  /** Moves to the plan at one side of the screen. */
  const showSide = (side: 1 | -1) => show(current + (isRightToLeft(root.current) ? -side : side));
  const swipe = useSwipe((way) => showSide(way > 0 ? -1 : 1));

  /** Plans beside the centre are inert: a click goes through them. */
  function clickBeside({ target, currentTarget, clientX }: MouseEvent<HTMLElement>) {
    if (target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    showSide(clientX > left + width / 2 ? 1 : -1);
  }

  function handleKey(event: KeyboardEvent) {
    const act = {
      ArrowLeft: () => showSide(-1),
      ArrowRight: () => showSide(1),
      Home: () => show(0),
      End: () => show(count - 1),
    }[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  }

  const numbers = numberFormat(i18n.language);
  const position = t('position', { position: numbers.format(current + 1), total: numbers.format(count) });
  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription={t('carousel')}
      aria-label={t('title')}
      onKeyDown={handleKey}
      tabIndex={-1}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the section's. */}
      <ul
        className={styles.stage}
        data-single={count === 1 || undefined}
        data-pair={count === 2 || undefined}
        style={{ '--lean': current === 0 ? -0.5 : 0.5 } as CSSProperties}
        {...swipe}
        onClick={clickBeside}
      >
        {plans.map((plan, index) => {
          const place = placeOf(index, current, count);
          return (
            <li
              key={plan.id}
              className={styles.slide}
              data-centre={place === 0 || undefined}
              data-far={Math.abs(place) >= FAR || undefined}
              style={{ '--place': place } as CSSProperties}
              // React 18 knows inert only as an attribute of its own spelling.
              {...(place === 0 ? {} : { inert: '' })}
            >
              <PlanCard plan={plan} heading="h3" />
            </li>
          );
        })}
      </ul>
      {count > 1 ? (
        <div className={styles.controls}>
          <IconButton
            label={t('previous', { ns: 'common' })}
            icon={<ChevronLeft aria-hidden="true" className={styles.arrow} />}
            variant="filled"
            onClick={() => show(current - 1)}
          />
          <span className={styles.position}>{position}</span>
          <IconButton
            label={t('next', { ns: 'common' })}
            icon={<ChevronRight aria-hidden="true" className={styles.arrow} />}
            variant="filled"
            onClick={() => show(current + 1)}
          />
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {hasTurned ? t('now_centre', { name: plans[current]?.name, position }) : ''}
        </span>
      </VisuallyHidden>
    </section>
  );
}

function isRightToLeft(element: HTMLElement | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}

/**
 * The button of the plan in the centre has the focus when the carousel opens. When the row turns, the next
 * plan's button gets the focus: plans beside the centre are not focusable.
 */
function useFocusInCentre(root: { readonly current: HTMLElement | null }, centre: number): () => void {
  const isWanted = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is in the centre.
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const action = root.current?.querySelector<HTMLElement>('[data-centre] a');
    (action ?? root.current)?.focus({ preventScroll: true });
  }, [centre, root]);
  return () => {
    const held = document.activeElement;
    isWanted.current = held === root.current || held?.closest('[data-centre]') != null;
  };
}
