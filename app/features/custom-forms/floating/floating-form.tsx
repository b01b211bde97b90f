import ChevronDown from 'lucide-react/icons/chevron-down';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { importWithRetry } from '#app/lib/import-with-retry.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { returnFocus } from '#app/ui/focus/return-focus.ts';
import type { FormModel } from '../form-model.ts';
import styles from './floating-form.module.css';
import { firstViewOf, keepView } from './form-view.ts';
import { useCovering } from './use-covering.ts';

const loadPanel = () => import('./form-panel.tsx');
const FormPanel = lazy(async () => ({ default: (await importWithRetry(loadPanel)).FormPanel }));

/**
 * A brand's form in the page's corner, on phones a sheet from below: a button with its heading, or the form
 * itself. The page stays usable beside it.
 */
export function FloatingForm({ form, onDismiss }: { form: FormModel; onDismiss: () => void }) {
  const headingId = useId();
  const panelId = useId();
  const container = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, wasOpen, show } = useFormView(form, { panel, opener });
  const isCovering = useCovering(container, !isOpen);
  useRestoreFocus(container);

  function dismiss() {
    keepView(form.id, 'dismissed');
    onDismiss();
  }

  function leaveByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    show('minimised');
  }

  return (
    <aside
      ref={container}
      className={styles.floating}
      data-open={isOpen || undefined}
      data-covering={isCovering || undefined}
      aria-labelledby={headingId}
      onKeyDown={leaveByEscape}
    >
      <div className={styles.pill} hidden={isOpen}>
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={wasOpen ? panelId : undefined}
          onClick={() => show('expanded')}
          onPointerEnter={() => void loadPanel().catch(() => undefined)}
        >
          <MessageSquareText aria-hidden="true" />
          <span className={styles.words} id={isOpen ? undefined : headingId}>
            {form.heading}
          </span>
        </button>
        <DismissButton heading={form.heading} onClick={dismiss} />
      </div>
      {wasOpen ? (
        <div ref={panel} className={styles.panel} id={panelId} hidden={!isOpen} tabIndex={-1}>
          <PanelContent
            form={form}
            headingId={isOpen ? headingId : undefined}
            onMinimise={() => show('minimised')}
          />
        </div>
      ) : null}
    </aside>
  );
}

/**
 * Whether the form or its button shows; focus follows. `wasOpen` keeps what was filled in while it is hidden.
 */
function useFormView(
  form: FormModel,
  { panel, opener }: { panel: RefObject<HTMLElement>; opener: RefObject<HTMLElement> },
) {
  const [view, setView] = useState(() => firstViewOf(form));
  const [wasOpen, setWasOpen] = useState(view === 'expanded');

  function show(next: 'minimised' | 'expanded') {
    keepView(form.id, next);
    setView(next);
    setWasOpen(true);
    // The clicked button is hidden, and the focus with it.
    requestAnimationFrame(() => (next === 'expanded' ? panel : opener).current?.focus());
  }

  return { isOpen: view === 'expanded', wasOpen, show };
}

/** In a text that every page has: those of forms are not fetched for a form that stays closed. */
function DismissButton({ heading, onClick }: { heading: string; onClick: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <IconButton label={t('dismiss_form', { heading })} icon={<X aria-hidden="true" />} onClick={onClick} />
  );
}

function PanelContent({
  form,
  headingId,
  onMinimise,
}: {
  form: FormModel;
  headingId: string | undefined;
  onMinimise: () => void;
}) {
  const { t } = useTranslation('custom_forms');
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.heading} id={headingId}>
          {form.heading}
        </h2>
        <IconButton label={t('minimise')} icon={<ChevronDown aria-hidden="true" />} onClick={onMinimise} />
      </header>
      <div className={styles.body}>
        <Suspense>
          <FormPanel form={form} />
        </Suspense>
      </div>
    </>
  );
}

/**
 * Restores focus when the form is sent or dismissed. A layout effect's clean-up runs before the form leaves
 * the page, while it is still known whether it has focus.
 */
function useRestoreFocus(ref: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const own = ref.current;
    return () => {
      if (own?.contains(document.activeElement)) requestAnimationFrame(() => returnFocus());
    };
  }, [ref]);
}
