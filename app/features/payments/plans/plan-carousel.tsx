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
  const { t, i18n } = useTranslation('plans');
  const root = useRef<HTMLElement>(null);
  const { current, hasMoved, show } = usePlanInCentre(plans, root);
  const count = plans.length;
  /** Moves to the plan at one side of the screen. */
  const showSide = (side: 1 | -1) => show(current + (isRightToLeft(root.current) ? -side : side));
  const swipe = useSwipe((way) => showSide(way > 0 ? -1 : 1));

  /** Plans beside the centre are inert: a click goes through them. */
  function clickBeside({ target, currentTarget, clientX }: MouseEvent<HTMLElement>) {
    if (target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    showSide(clientX > left + width / 2 ? 1 : -1);
  }

  const handleKey = (event: KeyboardEvent) =>
    actOnKey(event, {
      ArrowLeft: () => showSide(-1),
      ArrowRight: () => showSide(1),
      Home: () => show(0),
      End: () => show(count - 1),
    });

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
        {plans.map((plan, index) => (
          <Slide key={plan.id} plan={plan} place={placeOf(index, current, count)} />
        ))}
      </ul>
      {count > 1 ? <Controls position={position} onMove={(by) => show(current + by)} /> : null}
      <VisuallyHidden>
        <span role="status">{hasMoved ? t('now_centre', { name: plans[current]?.name, position }) : ''}</span>
      </VisuallyHidden>
    </section>
  );
}

function usePlanInCentre(plans: readonly PlanOffer[], root: { readonly current: HTMLElement | null }) {
  const [centre, setCentre] = useState(() => firstInCentre(plans));
  const [hasMoved, setHasMoved] = useState(false);
  const keepFocus = useFocusInCentre(root, centre);
  const count = plans.length;

  function show(index: number) {
    if (count < 2) return;
    keepFocus();
    setHasMoved(true);
    setCentre(wrapAround(index, count));
  }

  return { current: wrapAround(centre, count), hasMoved, show };
}

/** `place` counts from the centre, which is 0. */
function Slide({ plan, place }: { plan: PlanOffer; place: number }) {
  return (
    <li
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
}

function Controls({ position, onMove }: { position: string; onMove: (by: 1 | -1) => void }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.controls}>
      <IconButton
        label={t('previous')}
        icon={<ChevronLeft aria-hidden="true" className={styles.arrow} />}
        variant="filled"
        onClick={() => onMove(-1)}
      />
      <span className={styles.position}>{position}</span>
      <IconButton
        label={t('next')}
        icon={<ChevronRight aria-hidden="true" className={styles.arrow} />}
        variant="filled"
        onClick={() => onMove(1)}
      />
    </div>
  );
}

/** Keys with a modifier are the browser's. */
function actOnKey(event: KeyboardEvent, actions: Record<string, () => void>): void {
  const act = actions[event.key];
  if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act();
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
