import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useState } from 'react';
import fieldStyles from '../field/field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './star-input.module.css';

interface Choice {
  value: string;
  /** "3.5 stars". */
  label: string;
}

/**
 * Stars to choose halves of: radio buttons, two a star, that need no scripts. With them arrows, Home and End
 * move alike in every browser and direction, and a finger may slide over the row.
 */
export function StarInput({
  id,
  name,
  label,
  choices,
  defaultValue,
  error,
}: {
  id: string;
  name: string;
  label: string;
  /** From the least up. */
  choices: readonly Choice[];
  /** Empty: none is chosen yet. */
  defaultValue: string;
  error?: string | undefined;
}) {
  const [chosen, setChosen] = useState(defaultValue);
  const chosenLabel = choices.find(({ value }) => value === chosen)?.label;
  const [labelId, errorId] = [`${id}-label`, `${id}-error`];
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={labelId}>
        {label}
      </span>
      <div className={styles.row}>
        <div
          className={styles.stars}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onKeyDown={moveByKey}
          onPointerMove={slide}
        >
          {choices.map((choice, index) => (
            <HalfStar
              key={choice.value}
              choice={choice}
              id={index === 0 ? id : undefined}
              name={name}
              defaultChecked={choice.value === defaultValue}
              onChange={() => setChosen(choice.value)}
              // Without scripts this takes the viewer to the error.
              autoFocus={error !== undefined && index === 0}
            />
          ))}
        </div>
        <span className={styles.chosen} aria-hidden="true">
          {chosenLabel}
        </span>
      </div>
      {error ? <ErrorLine id={errorId}>{error}</ErrorLine> : null}
    </div>
  );
}

function HalfStar({ choice, ...input }: { choice: Choice } & ComponentProps<'input'>) {
  return (
    <label className={styles.half}>
      <input className={styles.radio} type="radio" value={choice.value} {...input} />
      <VisuallyHidden>{choice.label}</VisuallyHidden>
    </label>
  );
}

function ErrorLine({ id, children }: { id: string; children: string }) {
  return (
    <p className={fieldStyles.error} id={id}>
      <CircleAlert aria-hidden="true" />
      <bdi>{children}</bdi>
    </p>
  );
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const at = inputs.findIndex(({ checked }) => checked);
  const isMirrored = event.currentTarget.matches(':dir(rtl)');
  const target = targetOf(event.key, at, inputs.length - 1, isMirrored);
  if (target === null) return;
  event.preventDefault();
  inputs[target]?.focus();
  // A click, so that the form hears of it as of any other.
  inputs[target]?.click();
}

/**
 * Where a key leads from `at` (-1: none is chosen) on a row that ends with `last`; null for a key of no
 * meaning here.
 */
export function targetOf(key: string, at: number, last: number, isMirrored: boolean): number | null {
  const onward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === onward || key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === back || key === 'ArrowUp') return Math.max(at - 1, 0);
  return null;
}

/** Dragging a finger or the mouse over the row moves the choice along. */
function slide({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
  if (buttons === 0) return;
  const under = document.elementFromPoint(clientX, clientY)?.closest('label');
  const input = under && currentTarget.contains(under) ? under.querySelector('input') : null;
  if (input && !input.checked) input.click();
}
